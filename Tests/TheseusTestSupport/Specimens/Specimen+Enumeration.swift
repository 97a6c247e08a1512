extension Specimen {
  /// Every leaf in every container, and every container in every container: one specimen for each outer container.
  public static let small: [Specimen] = {
    let inner = Piece.containers(around: [.counter, .preference])
    let count = Piece.containers(around: []).count
    return [Specimen(name: "P", pieces: Piece.leaves)]
      + (0..<count).map { index in
        Specimen(
          name: "P\(index)",
          pieces: [Piece.containers(around: Piece.leaves)[index]] + inner.map { Piece.containers(around: [$0])[index] })
      }
  }()

  /// Specimens that follow from a seed.
  public static func random(_ count: Int, seed: UInt64, depth: Int = 4) -> [Specimen] {
    var chance = Chance(seed: seed)
    return (0..<count).map {
      Specimen(name: "R\($0)", pieces: block(depth: depth, &chance), isPresented: $0 % 3 == 2)
    }
  }

  private static func block(depth: Int, _ chance: inout Chance) -> [Piece] {
    (0..<chance.below(3) + 1).map { _ in piece(depth: depth, &chance) }
  }

  private static func piece(depth: Int, _ chance: inout Chance) -> Piece {
    guard depth > 0, chance.below(4) != 0 else { return Piece.leaves[chance.below(Piece.leaves.count)] }
    let containers = Piece.containers(around: block(depth: depth - 1, &chance))
    switch containers[chance.below(containers.count)] {
    case .branch(let first, _?): return .branch(first, block(depth: depth - 1, &chance))
    case .erased(let first, _): return .erased(first, block(depth: depth - 1, &chance))
    case .choice(let first, _, _):
      return .choice(first, block(depth: depth - 1, &chance), block(depth: depth - 1, &chance))
    case let other: return other
    }
  }
}

/// Numbers that follow from a seed (SplitMix64).
public struct Chance: Sendable {
  private var state: UInt64

  /// Begins at a seed.
  public init(seed: UInt64) { state = seed }

  /// A number from 0 up to a bound.
  public mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
