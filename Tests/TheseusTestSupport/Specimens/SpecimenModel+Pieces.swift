extension SpecimenModel {
  /// Shows a block, and gives what it produces for the preference.
  mutating func show(_ pieces: [Piece], block: Int = 0, at site: Site, _ path: String, level: Int) -> String {
    var words = ""
    for (index, piece) in pieces.enumerated() {
      words += show(piece, at: site.child(block, index), "\(path)/\(index)", level: level)
    }
    return words
  }

  private mutating func show(_ piece: Piece, at site: Site, _ path: String, level: Int) -> String {
    let name = site.name + site.rows
    switch piece {
    case .counter: showCounter(name, path)
    case .renamedCounter: showCounter(name + (f ? "y" : "n"), path)
    case .binding:
      screen.bindings += 1
      showControl("\(name) b\(x)", .x)
    case .environmentReader: screen.texts.append("\(name) e\(level)")
    case .observableReader:
      screen.observers += 1
      screen.texts.append("\(name) a\(a)")
    case .observedReader: screen.texts.append("\(name) o\(published)")
    case .environmentObjectReader: screen.texts.append("\(name) x\(published)")
    case .grouped:
      screen.flags.insert(path)
      showControl("\(name) d\(counts[path] ?? 0)", .counter(path, body: "D"))
    case .watcher:
      screen.watchers[path] = (name, k)
      screen.texts.append(name)
    case .receiver:
      screen.receivers.append(name)
      screen.texts.append(name)
    case .objectRows:
      screen.objects += 1
      screen.texts += list.map { "\(name)-\($0.id) n\($0.v)" }
    case .preference:
      screen.texts.append(name)
      return "\(name)k\(k) "
    case .boundRows: for item in items { showControl("\(name)-\(item.id) b\(item.v)", .item(item.id)) }
    default: return showContainer(piece, named: name, at: site, path, level: level)
    }
    return ""
  }

  private mutating func showContainer(
    _ piece: Piece, named name: String, at site: Site, _ path: String, level: Int
  ) -> String {
    switch piece {
    case .stack(let inner), .group(let inner), .later(let inner):
      return show(inner, at: site, path, level: level)
    case .leveled(let inner): return show(inner, at: site, path, level: k)
    case .raised(let inner): return show(inner, at: site, path, level: level + 10)
    case .preferring(let inner):
      _ = show(inner, at: site, path, level: level)
      return "\(name) "
    case .identified(let inner): return show(inner, at: site, "\(path)/id\(k)", level: level)
    case .box(let inner):
      screen.flags.insert(path)
      showControl("\(name) box", .flag(path))
      return flagged.contains(path) ? "" : show(inner, at: site, path + "/open", level: level)
    case .padded(let inner):
      screen.flags.insert(path)
      showControl("\(name) pad\(counts[path] ?? 0)", .counter(path, body: "Pad"))
      return show(inner, at: site, path + "/padded", level: level)
    case .flipped(let inner):
      screen.flags.insert(path)
      showControl("\(name) flip", .flag(path))
      return show(inner, at: site, "\(path)/\(flagged.contains(path))", level: level)
    default: return showChoice(piece, named: name, at: site, path, level: level)
    }
  }

  private mutating func showChoice(
    _ piece: Piece, named name: String, at site: Site, _ path: String, level: Int
  ) -> String {
    switch piece {
    case .branch(let inner, nil), .plain(let inner): return f ? show(inner, at: site, path + "/some", level: level) : ""
    case .branch(let first, let second?), .erased(let first, let second):
      return f
        ? show(first, at: site, path + "/true", level: level)
        : show(second, block: 1, at: site, path + "/false", level: level)
    case .choice(let first, let second, let third):
      return show([first, second, third][k], block: k, at: site, "\(path)/case\(k)", level: level)
    case .unwrapped(let inner):
      guard let note else { return "" }
      screen.texts.append("\(name) \(note)")
      return show(inner, at: site, path + "/some", level: level)
    case .rows(let inner):
      return items.reduce(into: "") { words, item in
        let row = Site(name: site.name, rows: "\(site.rows)-\(item.id)", depth: site.depth + 1)
        screen.texts.append("\(row.name)\(row.rows) v\(item.v)")
        words += show(inner, at: row, "\(path)/each\(item.id)", level: level)
      }
    case .indexedRows(let inner):
      return items.indices.reduce(into: "") { words, index in
        let row = Site(name: site.name, rows: "\(site.rows)-\(index)", depth: site.depth + 1)
        words += show(inner, at: row, "\(path)/each\(index)", level: level)
      }
    default: preconditionFailure("every piece is shown")
    }
  }

  private mutating func showCounter(_ name: String, _ path: String) {
    screen.counters[path] = name
    showControl("\(name) \(counts[path] ?? 0)", .counter(path, body: "C"))
  }

  private mutating func showControl(_ title: String, _ target: Target) {
    screen.texts.append(title)
    screen.controls.append(Control(title: title, target: target))
  }
}
