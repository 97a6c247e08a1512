import CLineEditor
import Foundation

/// Reads single keys at a terminal, for a demonstration.
public final class KeyReader {
  /// What a key asks for.
  public enum Key: Sendable, Equatable {
    /// Space, Enter, `n`, the arrows right and down, Page Down.
    case forward
    /// Backspace, `b`, the arrows left and up, Page Up.
    case back
    /// `:` or `i`.
    case improvise
    /// `?` or `h`.
    case help
    /// `q`, Ctrl-D, Ctrl-C, or the end of the input.
    case quit
  }

  private let descriptor: Int32
  private var bytes: ArraySlice<UInt8> = []
  /// The terminal's modes from before `begin`.
  private var before: termios?

  /// Makes a reader; the terminal is in its ordinary mode until `begin`.
  public init(descriptor: Int32 = STDIN_FILENO) {
    self.descriptor = descriptor
  }

  deinit { end() }

  /// Lets keys arrive without Enter and without echo; Ctrl-C still interrupts.
  ///
  /// Before the prompt is printed, so that a key typed at once is not taken for the editing of a line.
  public func begin() {
    var modes = termios()
    guard before == nil, tcgetattr(descriptor, &modes) == 0 else { return }
    before = modes
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(descriptor, TCSADRAIN, &modes)
  }

  /// Puts the terminal back into its ordinary mode.
  public func end() {
    guard var modes = before else { return }
    before = nil
    tcsetattr(descriptor, TCSADRAIN, &modes)
  }

  /// Waits for a key that means something.
  public func read() -> Key {
    while true {
      if bytes.isEmpty, !fill() {
        Interruption.clear()
        return .quit
      }
      if let key = Self.key(takingFrom: &bytes) { return key }
    }
  }

  /// Waits for bytes; false at the end of the input, and when Ctrl-C was typed.
  private func fill() -> Bool {
    var waited: TheseusWaitResult
    repeat { waited = theseus_wait_for_input(descriptor) } while waited == .resized
    guard waited == .readable else { return false }
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return false }
    bytes = buffer[..<count]
    return true
  }

  /// Takes one key off the bytes; nil for a key that means nothing here.
  static func key(takingFrom bytes: inout ArraySlice<UInt8>) -> Key? {
    guard let first = bytes.popFirst() else { return nil }
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "n"): return .forward
    case 0x7F, 0x08, UInt8(ascii: "b"), UInt8(ascii: "p"): return .back
    case UInt8(ascii: ":"), UInt8(ascii: "i"): return .improvise
    case UInt8(ascii: "?"), UInt8(ascii: "h"): return .help
    case UInt8(ascii: "q"), 0x04: return .quit
    case 0x1B: return sequence(takingFrom: &bytes)
    default: return nil
    }
  }

  /// The rest of an escape sequence, of which a key sends all bytes at once.
  private static func sequence(takingFrom bytes: inout ArraySlice<UInt8>) -> Key? {
    guard bytes.first == UInt8(ascii: "[") || bytes.first == UInt8(ascii: "O") else { return nil }
    bytes.removeFirst()
    let parameters = bytes.prefix { (0x20..<0x40).contains($0) }
    bytes = bytes.dropFirst(parameters.count)
    guard let final = bytes.popFirst() else { return nil }
    switch (final, String(decoding: parameters, as: UTF8.self)) {
    case (UInt8(ascii: "C"), _), (UInt8(ascii: "B"), _), (UInt8(ascii: "~"), "6"): return .forward
    case (UInt8(ascii: "D"), _), (UInt8(ascii: "A"), _), (UInt8(ascii: "~"), "5"): return .back
    default: return nil
    }
  }
}
