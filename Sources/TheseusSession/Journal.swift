/// The accepted inputs, with a position that undo and redo move.
///
/// Updates count positions: the mount is 0 and each accepted update adds one. Entries that are not updates (declarations, `:focus`) belong to
/// the update before them. An entry made after an undo replaces what was undone.
public struct Journal<Entry> {
  /// An accepted input.
  struct Record {
    var input: String
    var entry: Entry
    var isUpdate: Bool
  }

  private var records: [Record] = []
  /// How many records are in force; the others can be redone.
  private var count = 0

  /// Makes a journal that holds only the mount, which the session does by itself.
  public init() {}

  /// The position: how many updates are in force.
  public private(set) var position = 0

  /// The highest position that a redo can reach.
  public private(set) var lastPosition = 0

  /// The entries in force, in order.
  public var entries: [Entry] { records[..<count].map(\.entry) }

  /// The inputs in force, in order.
  public var inputs: [String] { records[..<count].map(\.input) }

  /// The entries in force, in order, with the position of the update that each is, or that would come after it.
  var steps: [(entry: Entry, update: Int)] {
    var update = 1
    return records[..<count].map { record in
      defer { if record.isUpdate { update += 1 } }
      return (record.entry, update)
    }
  }

  /// The inputs of all updates with their positions, undone ones too.
  public var updates: [(position: Int, input: String)] {
    records.filter(\.isUpdate).enumerated().map { (position: $0.offset + 1, input: $0.element.input) }
  }

  /// Adds an accepted input; what had been undone is forgotten.
  public mutating func append(_ entry: Entry, input: String, isUpdate: Bool) {
    records.removeSubrange(count...)
    records.append(Record(input: input, entry: entry, isUpdate: isUpdate))
    count = records.count
    if isUpdate { position += 1 }
    lastPosition = position
  }

  /// Moves to a position and says whether there is such a one.
  ///
  /// What follows the update at the position and is no update itself stays in force.
  public mutating func move(to position: Int) -> Bool {
    guard (0...lastPosition).contains(position) else { return false }
    self.position = position
    var updates = 0
    count = records.count
    for (index, record) in records.enumerated() where record.isUpdate {
      updates += 1
      if updates > position {
        count = index
        break
      }
    }
    return true
  }
}
