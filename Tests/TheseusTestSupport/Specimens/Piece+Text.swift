/// Where a piece stands in the text of a specimen, and the rows around it.
struct Site {
  /// The way from the root, as `0_1`; the texts of leaves begin with it.
  var name: String
  /// What tells the rows around it apart, as Swift interpolations.
  var rows = ""
  /// How many `ForEach` are around it.
  var depth = 0

  /// The site of a piece in a block.
  func child(_ block: Int, _ index: Int) -> Site {
    Site(name: name + (block == 0 ? "" : ["", "b", "c"][block]) + "_\(index)", rows: rows, depth: depth)
  }

  /// The same place inside a row.
  func row(_ interpolation: String) -> Site {
    Site(name: name, rows: rows + "-\\(\(interpolation))", depth: depth + 1)
  }
}

extension Piece {
  /// The Swift text of a block.
  static func text(of pieces: [Piece], block: Int = 0, at site: Site) -> String {
    pieces.enumerated().map { $1.text(at: site.child(block, $0)) }.joined(separator: "\n")
  }

  /// Its Swift text at a site.
  func text(at site: Site) -> String {
    let name = site.name + site.rows
    func block(_ pieces: [Piece], _ number: Int = 0) -> String {
      "{\n" + Piece.text(of: pieces, block: number, at: site) + "\n}"
    }
    switch self {
    case .counter: return "C(\"\(name)\")"
    case .renamedCounter: return "C(f ? \"\(name)y\" : \"\(name)n\")"
    case .binding: return "B(t: \"\(name)\", x: $x)"
    case .environmentReader: return "E(t: \"\(name)\")"
    case .observableReader: return "V(t: \"\(name)\", m: m)"
    case .observedReader: return "W(t: \"\(name)\", o: o)"
    case .environmentObjectReader: return "X(t: \"\(name)\")"
    case .grouped: return "D(t: \"\(name)\")"
    case .watcher: return "Text(\"\(name)\").onChange(of: k) { print(\"\(name) \\($0)>\\($1)\") }"
    case .receiver:
      return "Text(\"\(name)\").onReceive(o.$a.map { $0 * 2 }.dropFirst()) { print(\"\(name) r\\($0)\") }"
    case .objectRows: return "ForEach(m.list) { n in N(t: \"\(name)-\\(n.id)\", n: n) }"
    case .preference: return "Text(\"\(name)\").preference(key: WordsKey.self, value: \"\(name)k\\(k) \")"
    case .stack(let pieces): return "VStack \(block(pieces))"
    case .group(let pieces): return "Group \(block(pieces))"
    case .branch(let pieces, nil): return "if f \(block(pieces))"
    case .plain(let pieces): return "if f {\nVStack \(block(pieces)).transition(.identity)\n}"
    case .branch(let first, let second?): return "if f \(block(first)) else \(block(second, 1))"
    case .choice(let first, let second, let third):
      return "switch k {\ncase 0:\n\(Piece.text(of: first, at: site))\ncase 1:\n"
        + "\(Piece.text(of: second, block: 1, at: site))\ndefault:\n\(Piece.text(of: third, block: 2, at: site))\n}"
    case .unwrapped(let pieces):
      return "if let word = note {\nText(\"\(name) \\(word)\")\n\(Piece.text(of: pieces, at: site))\n}"
    case .rows(let pieces):
      let (item, inner) = ("i\(site.depth)", site.row("i\(site.depth).id"))
      return "ForEach(items) { \(item) in\nText(\"\(inner.name)\(inner.rows) v\\(\(item).v)\")\n"
        + "\(Piece.text(of: pieces, at: inner))\n}"
    case .indexedRows(let pieces):
      let (item, inner) = ("i\(site.depth)", site.row("i\(site.depth)"))
      return "ForEach(items.indices, id: \\.self) { \(item) in\n\(Piece.text(of: pieces, at: inner))\n}"
    case .boundRows: return "ForEach($items) { $i in B(t: \"\(name)-\\(i.id)\", x: $i.v) }"
    case .identified(let pieces): return "VStack \(block(pieces)).id(k)"
    case .erased(let first, let second):
      return "f ? AnyView(Group \(block(first))) : AnyView(VStack \(block(second, 1)))"
    case .box(let pieces): return "Box(t: \"\(name)\") \(block(pieces))"
    case .later(let pieces): return "Later \(block(pieces))"
    case .padded(let pieces): return "VStack \(block(pieces)).modifier(Pad(t: \"\(name)\"))"
    case .flipped(let pieces): return "VStack \(block(pieces)).modifier(Flip(t: \"\(name)\"))"
    case .leveled(let pieces): return "VStack \(block(pieces)).environment(\\.level, k)"
    case .raised(let pieces): return "VStack \(block(pieces)).transformEnvironment(\\.level) { $0 += 10 }"
    case .preferring(let pieces): return "VStack \(block(pieces)).preference(key: WordsKey.self, value: \"\(name) \")"
    }
  }
}
