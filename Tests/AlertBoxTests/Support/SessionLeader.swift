/// The process between a test and a program on a terminal, in the place of a job-control shell.
///
/// A program run straight by the test would lead the session itself, which no program that a person
/// runs does: Ctrl-Z would have no effect (POSIX orphaned process groups), and at its end the
/// system would reset the terminal's settings before a test can look at them. Swift cannot `fork`,
/// and `posix_spawn` cannot join a session, so the leader is a few lines of Perl.
enum SessionLeader {
  /// The descriptors the leader expects, none of which the program gets.
  enum Descriptor {
    static let report: Int32 = 3
    static let lifeline: Int32 = 4
    static let terminal: Int32 = 5
  }

  /// Runs the words after it as a foreground job.
  ///
  /// The report gets the job's process number, then a line for each wait status. When the job has
  /// ended, the leader stays until the lifeline ends, so that the terminal stays as it was left.
  static let words = ["perl", "-e", script, "--"]

  /// What keeps Perl from complaining about a locale on the program's standard error.
  static let environment = ["PERL_BADLANG": "0"]

  private static let script = #"""
    use POSIX;
    my @signals = qw(HUP INT QUIT TERM TSTP TTIN TTOU);
    $SIG{$_} = "IGNORE" for @signals;
    my $job = fork;
    if ($job == 0) {
      setpgid(0, 0);
      tcsetpgrp(5, $$);
      $SIG{$_} = "DEFAULT" for @signals;
      POSIX::write(3, "$$\n", length "$$\n");
      POSIX::close($_) for 3 .. 5;
      delete $ENV{PERL_BADLANG};
      exec { $ARGV[0] } @ARGV;
      POSIX::_exit(127);
    }
    POSIX::close($_) for 0, 1, 2, 5;
    while (waitpid($job, WUNTRACED) == $job) {
      my $status = ${^CHILD_ERROR_NATIVE};
      POSIX::write(3, "$status\n", length "$status\n");
      last unless WIFSTOPPED($status);
    }
    POSIX::read(4, my $nothing, 1);
    POSIX::_exit(0);
    """#
}
