import Foundation

/// Every setting of a terminal, bit for bit.
struct TerminalSettings: Equatable, Sendable {
  var inputFlags: UInt
  var outputFlags: UInt
  var controlFlags: UInt
  var localFlags: UInt
  var controlCharacters: [UInt8]
  var inputSpeed: UInt
  var outputSpeed: UInt

  /// Reads the settings of a terminal, or returns nil if the descriptor is none.
  init?(of descriptor: Int32) {
    var attributes = termios()
    guard tcgetattr(descriptor, &attributes) == 0 else { return nil }
    inputFlags = UInt(attributes.c_iflag)
    outputFlags = UInt(attributes.c_oflag)
    controlFlags = UInt(attributes.c_cflag)
    localFlags = UInt(attributes.c_lflag)
    controlCharacters = withUnsafeBytes(of: attributes.c_cc) { Array($0) }
    inputSpeed = UInt(cfgetispeed(&attributes))
    outputSpeed = UInt(cfgetospeed(&attributes))
  }

  /// Whether the terminal shows what is typed.
  var echoes: Bool {
    localFlags & UInt(ECHO) != 0
  }

  /// Whether the program gets whole lines, as opposed to single keys.
  var isCanonical: Bool {
    localFlags & UInt(ICANON) != 0
  }

  /// Whether Ctrl-C and Ctrl-Z send signals.
  var sendsSignals: Bool {
    localFlags & UInt(ISIG) != 0
  }
}
