import TheseusGraph
import TheseusInterpreter

/// Values that a modifier puts into the environment of what it is applied to, on top of those around it.
final class EnvironmentFrame {
  /// The key of a value, as a number that the graph gives out.
  typealias Key = Int32

  /// A value under a key.
  struct Entry {
    /// The key.
    let key: Key
    /// The value.
    var value: Value
    /// What a reader depends on.
    let source: SourceID
  }

  /// The values around it.
  let outer: EnvironmentFrame?
  /// The values that it adds.
  var entries: [Entry]
  /// The key whose nearest value does not hold inside: that of the style whose body stands there.
  let usedUp: Key?

  /// Makes a frame.
  init(outer: EnvironmentFrame?, entries: [Entry] = [], usingUp usedUp: Key? = nil) {
    self.outer = outer
    self.entries = entries
    self.usedUp = usedUp
  }

  /// The nearest value of a key.
  func entry(for key: Key) -> Entry? {
    var frame: EnvironmentFrame? = self
    var skipped = 0
    while let current = frame {
      if current.usedUp == key { skipped += 1 }
      for entry in current.entries where entry.key == key {
        guard skipped > 0 else { return entry }
        skipped -= 1
      }
      frame = current.outer
    }
    return nil
  }
}
