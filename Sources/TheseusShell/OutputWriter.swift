import Foundation

/// Writes text to a descriptor; a reader that went away ends the output quietly.
public final class OutputWriter {
  /// Whether the other end has gone, so that nothing more needs to be written.
  public private(set) var isClosed = false

  private let descriptor: Int32

  /// Makes a writer.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes the whole text, unless the other end has gone.
  public func write(_ text: String) {
    guard !isClosed, !text.isEmpty else { return }
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno == EAGAIN {
          waitUntilWritable()
        } else if errno != EINTR {
          // A closed pipe, a full disk: there is nobody to tell.
          isClosed = true
          return
        }
      }
    }
  }

  /// Writes the text and a newline.
  public func writeLine(_ text: String) {
    write(text + "\n")
  }

  /// A terminal that another program set to not block takes output only in portions.
  private func waitUntilWritable() {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&waiting, 1, -1)
  }
}
