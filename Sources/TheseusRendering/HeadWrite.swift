import TheseusTrace

/// One line of writes in the head of a trace: a write, or many to one place.
struct HeadWrite {
  /// Where the writes stand in the trace.
  let indices: [Int]
  /// The first value before, the last one after, and how many there were.
  let write: Trace.Write

  /// How many views of one name were written to in the same way.
  let viewCount: Int

  /// The lines of a trace, in order: what was written more often than the trace keeps apart is one line.
  static func lines(of trace: Trace) -> [HeadWrite] {
    let repeated = Set(trace.writes.filter { $0.count > 1 }.map(Place.init))
    var groups: [(place: Place?, indices: [Int])] = []
    var positions: [Place: Int] = [:]
    for (index, write) in trace.writes.enumerated() {
      let place = Place(write)
      if let position = positions[place] {
        groups[position].indices.append(index)
      } else {
        if repeated.contains(place) { positions[place] = groups.count }
        groups.append((place, [index]))
      }
    }
    return groups.map { HeadWrite($0.indices, of: trace) }
  }

  private init(_ indices: [Int], of trace: Trace) {
    self.indices = indices
    var write = trace.writes[indices[0]]
    for index in indices.dropFirst() {
      write.new = trace.writes[index].new
      write.changed = write.changed || trace.writes[index].changed
      write.count += trace.writes[index].count
    }
    self.write = write
    viewCount = 1
  }

  private init(_ alike: [HeadWrite]) {
    indices = alike.flatMap(\.indices)
    write = alike[0].write
    viewCount = alike.count
  }

  /// The lines with one for all views of a name that wrote the same to themselves as they appeared, and of which the same came.
  static func folded(_ lines: [HeadWrite], in trace: Trace) -> [HeadWrite] {
    var groups: [[HeadWrite]] = []
    var positions: [OwnWrite: Int] = [:]
    for line in lines {
      guard let own = OwnWrite(line.write, silences: line.silences(in: trace)) else {
        groups.append([line])
        continue
      }
      if let position = positions[own] {
        groups[position].append(line)
      } else {
        positions[own] = groups.count
        groups.append([line])
      }
    }
    return groups.map { $0.count == 1 ? $0[0] : HeadWrite($0) }
  }

  /// Why nothing came of it: of many writes to one place, why of the last, if nothing came of any.
  func silences(in trace: Trace) -> [Trace.Silence] {
    let silences = indices.map { index in trace.silences.filter { $0.write == index } }
    return silences.allSatisfy { !$0.isEmpty } ? silences.last ?? [] : []
  }

  /// What writes must have in common to be one line.
  private struct Place: Hashable {
    private let target: Trace.WriteTarget
    private let property: String
    private let origin: Trace.WriteOrigin
    private let isAnimated: Bool
    private let pass: Int

    init(_ write: Trace.Write) {
      (target, property, origin) = (write.target, write.property, write.origin)
      isAnimated = write.isAnimated
      // A timer writes once a pass, pass after pass.
      pass = write.origin == .time ? 0 : write.pass
    }
  }

  /// A write of a lifecycle action to the view that it belongs to, from which no body ran, without the number of that view.
  private struct OwnWrite: Hashable {
    private var write: Trace.Write
    private var reasons: [Trace.Silence.Reason]

    init?(_ write: Trace.Write, silences: [Trace.Silence]) {
      guard case .view(var owner, let kind) = write.target, case .lifecycle(let event, var view) = write.origin,
        owner == view, !silences.isEmpty
      else { return nil }
      (owner.node, view.node) = (0, 0)
      self.write = write
      self.write.target = .view(owner, kind: kind)
      self.write.origin = .lifecycle(event, of: view)
      reasons = silences.map { silence in
        guard case .unread(_, let passesBinding) = silence.reason else { return silence.reason }
        return .unread(owner: owner, passesBinding: passesBinding)
      }
    }
  }
}
