// Stands between the command and the C library, and makes trouble at one of its calls, or at all.
//
// Loaded with `LD_PRELOAD` into a command that is linked dynamically; a test compiles it (Linux). By
// counting calls it hits each moment of a run, whatever the speed of the machine. `TORTURE` says what
// to do:
//
//     signal NUMBER AT    send the process a signal before its AT-th call
//     hangup AT           wait before the AT-th call until the terminal has gone away
//     fail AT             let the AT-th of the calls that can run out of something fail
//     interrupt           let each call that a signal can interrupt fail with EINTR first, and read
//                         and write one byte at a time
//     again               let each second read and write fail with EAGAIN
//     deny PATH           let nothing open PATH for writing
//
// `TORTURE_REPORT` is a FIFO for lines about the run: `idle` when the command is about to wait for the
// keyboard, so that a test never types too early; `hit CALL` when the AT-th call was reached.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static enum { NOTHING, SIGNAL, HANG_UP, FAIL, INTERRUPT, AGAIN, DENY } mode;
static int signal_number;
static int target;
static char denied_path[256];
static atomic_int calls;
static atomic_int failable_calls;
static int report_file = -1;

/// The next definition of a function, the C library's; looked up once, as that may take locks.
#define REAL(name)                                                          \
  ({                                                                        \
    static __typeof__(&name) real;                                          \
    if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name);           \
    real;                                                                   \
  })

// MARK: What to do

/// Not by the functions below, which would count it.
static void report(const char *what, const char *call) {
  char line[64];
  int error = errno;
  int length = snprintf(line, sizeof line, "%s%s\n", what, call);
  if (report_file >= 0) syscall(SYS_write, report_file, line, (size_t)length);
  errno = error;
}

/// What is done to the command is not done to a copy of it.
static void spare_child(void) { mode = NOTHING; }

__attribute__((constructor)) static void start(void) {
  const char *plan = getenv("TORTURE"), *fifo = getenv("TORTURE_REPORT");
  // Not in a shell that starts the command, nor in a program that it runs.
  if (!plan || strcmp(program_invocation_short_name, "alertbox") != 0) return;
  // Far above those of the command, whose numbers stay what they are.
  int file = fifo ? (int)syscall(SYS_openat, AT_FDCWD, fifo, O_WRONLY | O_NONBLOCK) : -1;
  if (file >= 0) {
    report_file = (int)syscall(SYS_fcntl, file, F_DUPFD_CLOEXEC, 200);
    syscall(SYS_close, file);
  }
  pthread_atfork(NULL, NULL, spare_child);
  if (sscanf(plan, "signal %d %d", &signal_number, &target) == 2) {
    mode = SIGNAL;
  } else if (sscanf(plan, "hangup %d", &target) == 1) {
    mode = HANG_UP;
  } else if (sscanf(plan, "fail %d", &target) == 1) {
    mode = FAIL;
  } else if (sscanf(plan, "deny %255s", denied_path) == 1) {
    mode = DENY;
  } else if (strcmp(plan, "interrupt") == 0) {
    mode = INTERRUPT;
  } else if (strcmp(plan, "again") == 0) {
    mode = AGAIN;
  }
}

/// Counts a call.
static void count(const char *call) {
  if ((mode != SIGNAL && mode != HANG_UP) || atomic_fetch_add(&calls, 1) + 1 != target) return;
  int error = errno;
  report("hit ", call);
  if (mode == SIGNAL) {
    syscall(SYS_kill, getpid(), signal_number);
  } else {
    // Standard error, as all else may be a pipe.
    struct pollfd terminal = {.fd = STDERR_FILENO};
    syscall(SYS_ppoll, &terminal, 1, NULL, NULL, 0);
  }
  errno = error;
}

/// Whether a call is to fail for once; counts it.
static bool fails(const char *call, int error) {
  count(call);
  if (mode != FAIL || atomic_fetch_add(&failable_calls, 1) + 1 != target) return false;
  report("hit ", call);
  errno = error;
  return true;
}

/// Whether every second call, of those in one place, is to fail.
#define REFUSES(applies, error)                                             \
  ({                                                                        \
    static _Thread_local bool was_refused;                                  \
    if (applies) was_refused = !was_refused;                                \
    if (applies && was_refused) errno = error;                              \
    applies && was_refused;                                                 \
  })
#define INTERRUPTS() REFUSES(mode == INTERRUPT, EINTR)

// MARK: Reading, writing, waiting

ssize_t read(int file, void *bytes, size_t size) {
  if (fails("read", EIO) || INTERRUPTS() || REFUSES(mode == AGAIN, EAGAIN)) return -1;
  return REAL(read)(file, bytes, mode == INTERRUPT && size > 1 ? 1 : size);
}

ssize_t write(int file, const void *bytes, size_t size) {
  // A byte for a pipe that does not block, perhaps from the handler of a signal, is never interrupted.
  bool is_single = size == 1;
  count("write");
  if (!is_single && (INTERRUPTS() || REFUSES(mode == AGAIN, EAGAIN))) return -1;
  return REAL(write)(file, bytes, mode == INTERRUPT && size > 1 ? 1 : size);
}

int poll(struct pollfd *files, nfds_t size, int timeout) {
  if (fails("poll", ENOMEM) || INTERRUPTS()) return -1;
  int ready = REAL(poll)(files, size, 0);
  if (ready != 0 || timeout == 0) return ready;
  for (nfds_t index = 0; index < size; index++) {
    if (files[index].events & POLLIN && isatty(files[index].fd)) {
      report("idle", "");
      break;
    }
  }
  return REAL(poll)(files, size, timeout);
}

// MARK: Descriptors

static int open_file(const char *path, int flags, mode_t permissions) {
  if (fails("open", EMFILE) || INTERRUPTS()) return -1;
  if (mode == DENY && strcmp(path, denied_path) == 0 && (flags & O_ACCMODE) != O_RDONLY) {
    errno = EACCES;
    return -1;
  }
  return REAL(open)(path, flags, permissions);
}

#define OPEN(name)                                     \
  int name(const char *path, int flags, ...) {         \
    va_list rest;                                      \
    va_start(rest, flags);                             \
    mode_t permissions = va_arg(rest, mode_t);         \
    va_end(rest);                                      \
    return open_file(path, flags, permissions);        \
  }
OPEN(open)
OPEN(open64)

int pipe(int ends[2]) { return fails("pipe", EMFILE) ? -1 : REAL(pipe)(ends); }

int close(int file) {
  count("close");
  return REAL(close)(file);
}

static int control_file(int file, int command, void *argument) {
  bool duplicates = command == F_DUPFD || command == F_DUPFD_CLOEXEC;
  if (duplicates ? fails("fcntl", EMFILE) : (count("fcntl"), false)) return -1;
  return REAL(fcntl)(file, command, argument);
}

#define CONTROL(name)                                  \
  int name(int file, int command, ...) {               \
    va_list rest;                                      \
    va_start(rest, command);                           \
    void *argument = va_arg(rest, void *);             \
    va_end(rest);                                      \
    return control_file(file, command, argument);      \
  }
CONTROL(fcntl)
CONTROL(fcntl64)

int flock(int file, int operation) {
  return fails("flock", ENOLCK) ? -1 : REAL(flock)(file, operation);
}

// MARK: Terminals

int ioctl(int file, unsigned long request, ...) {
  va_list rest;
  va_start(rest, request);
  void *argument = va_arg(rest, void *);
  va_end(rest);
  return fails("ioctl", ENOTTY) ? -1 : REAL(ioctl)(file, request, argument);
}

int tcgetattr(int file, struct termios *settings) {
  count("tcgetattr");
  return INTERRUPTS() ? -1 : REAL(tcgetattr)(file, settings);
}

int tcsetattr(int file, int actions, const struct termios *settings) {
  count("tcsetattr");
  return INTERRUPTS() ? -1 : REAL(tcsetattr)(file, actions, settings);
}

int tcflush(int file, int queue) {
  count("tcflush");
  return INTERRUPTS() ? -1 : REAL(tcflush)(file, queue);
}

pid_t tcgetpgrp(int file) {
  count("tcgetpgrp");
  return REAL(tcgetpgrp)(file);
}

// MARK: Signals, threads, processes

int sigaction(int number, const struct sigaction *action, struct sigaction *previous) {
  count("sigaction");
  return REAL(sigaction)(number, action, previous);
}

int pthread_sigmask(int how, const sigset_t *set, sigset_t *previous) {
  count("pthread_sigmask");
  return REAL(pthread_sigmask)(how, set, previous);
}

int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
  count("pthread_create");
  return REAL(pthread_create)(thread, attributes, body, argument);
}

pid_t fork(void) { return fails("fork", EAGAIN) ? -1 : REAL(fork)(); }

int raise(int number) {
  count("raise");
  return REAL(raise)(number);
}

int kill(pid_t process, int number) {
  count("kill");
  return REAL(kill)(process, number);
}

pid_t waitpid(pid_t process, int *status, int options) {
  count("waitpid");
  return INTERRUPTS() ? -1 : REAL(waitpid)(process, status, options);
}

int sigwaitinfo(const sigset_t *set, siginfo_t *information) {
  count("sigwaitinfo");
  return INTERRUPTS() ? -1 : REAL(sigwaitinfo)(set, information);
}

__attribute__((noreturn)) void exit(int status) {
  count("exit");
  REAL(exit)(status);
  __builtin_unreachable();
}
