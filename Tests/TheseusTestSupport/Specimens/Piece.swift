/// A part of a specimen's view: what its Swift text is made of, and what the model evaluates.
public indirect enum Piece: Sendable {
  /// A view with state of its own, which says when it comes and goes.
  case counter
  /// A counter whose argument depends on `f`, not its identity.
  case renamedCounter
  /// A view that reads and writes `x` through a binding.
  case binding
  /// A view that reads `\.level`.
  case environmentReader
  /// A view that reads `a` of an `@Observable` object.
  case observableReader
  /// A view that holds an `ObservableObject`.
  case observedReader
  /// A view that finds an `ObservableObject` in the environment.
  case environmentObjectReader
  /// A view that writes a preference.
  case preference
  /// A view whose state stands in a `DynamicProperty` of the program.
  case grouped
  /// A text with `onChange(of: k)`.
  case watcher
  /// A text with `onReceive` of what an object publishes.
  case receiver
  /// `ForEach` over an array of `@Observable` objects in an `@Observable` object.
  case objectRows
  /// `VStack`.
  case stack([Piece])
  /// `Group`.
  case group([Piece])
  /// `if f`, with or without `else`.
  case branch([Piece], [Piece]?)
  /// `if f` around something without a transition.
  case plain([Piece])
  /// `switch k` with three cases.
  case choice([Piece], [Piece], [Piece])
  /// `if let note`.
  case unwrapped([Piece])
  /// `ForEach(items)`.
  case rows([Piece])
  /// `ForEach(items.indices, id: \.self)`.
  case indexedRows([Piece])
  /// `ForEach($items)` with a binding to each element.
  case boundRows
  /// `.id(k)`.
  case identified([Piece])
  /// Two types under `AnyView`, by `f`.
  case erased([Piece], [Piece])
  /// A custom container that can be closed.
  case box([Piece])
  /// A view that keeps a content closure.
  case later([Piece])
  /// A view modifier with state.
  case padded([Piece])
  /// A view modifier that puts its content into one of two branches.
  case flipped([Piece])
  /// `.environment(\.level, k)`.
  case leveled([Piece])
  /// `.transformEnvironment(\.level)`.
  case raised([Piece])
  /// `.preference` around others, whose values it replaces.
  case preferring([Piece])
}

extension Piece {
  /// The pieces inside, block by block.
  var blocks: [[Piece]] {
    switch self {
    case .counter, .renamedCounter, .binding, .environmentReader, .observableReader, .observedReader,
      .environmentObjectReader, .preference, .grouped, .watcher, .receiver, .objectRows, .boundRows:
      []
    case .stack(let a), .group(let a), .unwrapped(let a), .rows(let a), .indexedRows(let a), .identified(let a),
      .plain(let a), .box(let a), .later(let a), .padded(let a), .flipped(let a), .leveled(let a), .raised(let a),
      .preferring(let a), .branch(let a, nil):
      [a]
    case .branch(let a, let b?), .erased(let a, let b): [a, b]
    case .choice(let a, let b, let c): [a, b, c]
    }
  }

  /// Every kind with one block, around given pieces; where there are several blocks, each gets them.
  static func containers(around inner: [Piece]) -> [Piece] {
    [
      .stack(inner), .group(inner), .branch(inner, nil), .branch(inner, inner), .plain(inner),
      .choice(inner, inner, inner),
      .unwrapped(inner), .rows(inner), .indexedRows(inner), .identified(inner), .erased(inner, inner), .box(inner),
      .later(inner), .padded(inner), .flipped(inner), .leveled(inner), .raised(inner), .preferring(inner),
    ]
  }

  /// Every kind that contains nothing.
  static let leaves: [Piece] = [
    .counter, .renamedCounter, .binding, .environmentReader, .observableReader, .observedReader,
    .environmentObjectReader, .preference, .grouped, .watcher, .receiver, .objectRows, .boundRows,
  ]
}

/// The state of a program that pieces look at.
enum Input: Hashable {
  case f, k, x, note, items, level, observable, observed, objects
}

extension Piece {
  /// What of the program's state its text reads, itself and inside.
  var inputs: Set<Input> {
    var result: Set<Input> =
      switch self {
      case .renamedCounter, .branch, .plain, .erased: [.f]
      case .choice, .identified, .leveled, .preference, .watcher: [.k]
      case .binding: [.x]
      case .unwrapped: [.note]
      case .rows, .indexedRows, .boundRows: [.items]
      case .environmentReader: [.level]
      case .observableReader: [.observable]
      case .observedReader, .environmentObjectReader, .receiver: [.observed]
      case .objectRows: [.objects]
      case .counter, .grouped, .stack, .group, .box, .later, .padded, .flipped, .raised, .preferring: []
      }
    for block in blocks { for piece in block { result.formUnion(piece.inputs) } }
    return result
  }
}
