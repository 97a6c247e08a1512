import TheseusTrace

/// Whether a claim of a check holds, and what was seen.
public struct Verdict: Sendable, Hashable {
  /// The claim.
  public var claim: Check.Claim
  /// Whether it holds.
  public var holds: Bool
  /// What was seen, in one neutral line; empty where it holds.
  public var seen: String
}

extension Check.Stage {
  /// Judges every claim by what the inputs did.
  public func verdicts(on observation: Observation) -> [Verdict] {
    claims.map { claim in
      let seen = claim.kind.refutation(by: observation)
      return Verdict(claim: claim, holds: seen == nil, seen: seen ?? "")
    }
  }
}

extension Check.Kind {
  /// What was seen instead, or nil if the claim holds.
  func refutation(by observation: Observation) -> String? {
    switch self {
    case .fate(let fate, let view, let count): Self.refute(fate, view, count, observation)
    case .state(let fate, let view, let property): Self.refute(fate, view, property, observation)
    case .bodies(let limit):
      observation.bodyCount <= limit ? nil : "\(counted(observation.bodyCount, "body", "bodies")) ran"
    case .screenContains(let text):
      observation.after.labels.contains { $0.contains(text) } ? nil : "no text on the screen contains \"\(text)\""
    case .type(let view, let type):
      if let actual = observation.types[view] {
        actual == type ? nil : "the body of \(view) is \(actual)"
      } else {
        "there is no view \(view)"
      }
    case .warning(let id): observation.warningIDs.contains(id) ? nil : "there was no warning \(id)"
    case .noWarning(let id): observation.warningIDs.contains(id) ? "there was a warning \(id)" : nil
    case .noWarnings:
      observation.warningIDs.isEmpty ? nil : "there was a warning \(observation.warningIDs.joined(separator: ", "))"
    }
  }

  private static func refute(_ fate: Check.Fate, _ view: String, _ count: Int?, _ seen: Observation) -> String? {
    guard let address = ViewAddress(view) else { return "\(view) names no view" }
    let candidates =
      switch fate {
      case .created: seen.nodesAfter(address)
      case .removed: seen.nodesThatMayEnd(address)
      default: seen.nodesBefore(address)
      }
    let met = candidates.filter(seen.handles(fate).contains)
    if let count {
      let participle = fate == .ran ? "ran a body" : "\(met.count == 1 ? "was" : "were") \(fate.rawValue)"
      return met.count == count ? nil : "of \(candidates.count) \(view), \(met.count) \(participle)"
    }
    if candidates.isEmpty { return fate == .created ? "there is no \(view)" : "there was no \(view) before" }
    guard let other = candidates.first(where: { !met.contains($0) }) else { return nil }
    return fate == .ran ? "\(view) #\(other) did not run its body" : "\(view) #\(other) was not \(fate.rawValue)"
  }

  private static func refute(
    _ fate: Check.StateFate, _ view: String, _ property: String, _ seen: Observation
  ) -> String? {
    guard let address = ViewAddress(view) else { return "\(view) names no view" }
    let nodes = seen.nodesBefore(address)
    if nodes.isEmpty { return "there was no \(view) before" }
    return nodes.lazy.compactMap { refute(fate, "\(view) #\($0)", property, node: $0, seen) }.first
  }

  private static func refute(
    _ fate: Check.StateFate, _ name: String, _ property: String, node: Int, _ seen: Observation
  ) -> String? {
    let (old, new) = seen.values(property, of: node)
    let loss = seen.loss(of: property, in: node)
    guard let old = old ?? loss?.old else { return "\(name) has no stored property \(property)" }
    switch fate {
    case .unchanged:
      guard let new else { return "\(property) of \(name) was lost with its value \(old.literal)" }
      return new == old ? nil : "\(property) of \(name) changed from \(old.literal) to \(new.literal)"
    case .lost:
      return new == nil ? nil : "\(property) of \(name) was kept"
    case .reset:
      if new != nil { return "\(property) of \(name) was kept" }
      return loss?.replacedBy != nil ? nil : "\(property) of \(name) was lost, and nothing took its place"
    }
  }
}

/// A count with its noun.
func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
