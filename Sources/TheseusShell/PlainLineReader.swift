import CLineEditor
import Foundation
import TheseusSession

/// Reads lines without editing them: from a pipe or a file, or at a terminal that cannot move its cursor.
public final class PlainLineReader: LineEditor {
  /// Never asked: there is no Tab.
  public var complete: (String) -> Completion = { _ in .none }
  /// Whether prompts are written.
  public var isInteractive: Bool { promptOutput != nil }

  private let descriptor: Int32
  private let promptOutput: OutputWriter?
  private var buffer: [UInt8] = []
  /// Where the bytes begin that have not been handed out.
  private var start = 0
  /// How far these have been searched without finding a newline.
  private var searched = 0
  private var isAtEnd = false

  /// Makes a reader; with somewhere to write prompts a person is taken to sit at the other end.
  public init(descriptor: Int32 = STDIN_FILENO, promptOutput: OutputWriter? = nil) {
    self.descriptor = descriptor
    self.promptOutput = promptOutput
  }

  /// Reads up to the next newline, or to the end.
  public func readLine(prompt: Prompt) -> LineReading {
    promptOutput?.write(prompt.text)
    while true {
      if let line = takeLine() { return .line(withoutEnd(line)) }
      if isAtEnd { return takeRest() }
      guard fill() else {
        theseus_interrupt_clear()
        discard()
        promptOutput?.write("\n")
        return .interrupted
      }
    }
  }

  /// The next line with its end; nil at the end of the input, or when Ctrl-C ended the wait.
  public func nextLine() -> String? {
    while true {
      if let line = takeLine() { return String(decoding: line, as: UTF8.self) }
      if isAtEnd {
        guard case .line(let rest) = takeRest() else { return nil }
        return rest
      }
      guard fill() else { return nil }
    }
  }

  /// Does nothing: there are no arrow keys.
  public func remember(_ input: String) {}

  /// Waits for bytes; false when Ctrl-C ended the wait.
  private func fill() -> Bool {
    while true {
      switch theseus_wait_for_input(descriptor) {
      case .interrupted: return false
      case .resized: continue
      case .readable: break
      @unknown default: break
      }
      var chunk = [UInt8](repeating: 0, count: 65536)
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 {
        // What was handed out goes in one piece, not line by line.
        buffer.removeSubrange(..<start)
        searched -= start
        start = 0
        buffer.append(contentsOf: chunk[..<count])
        return true
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      isAtEnd = true
      return true
    }
  }

  private func takeLine() -> ArraySlice<UInt8>? {
    guard let newline = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = buffer.count
      return nil
    }
    let line = buffer[start...newline]
    start = newline + 1
    searched = start
    return line
  }

  private func withoutEnd(_ line: ArraySlice<UInt8>) -> String {
    var line = line.dropLast()
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  private func takeRest() -> LineReading {
    guard start < buffer.count else {
      // Ctrl-D leaves the cursor behind the prompt.
      promptOutput?.write("\n")
      return .end
    }
    defer { discard() }
    return .line(String(decoding: buffer[start...], as: UTF8.self))
  }

  private func discard() {
    buffer = []
    start = 0
    searched = 0
  }
}
