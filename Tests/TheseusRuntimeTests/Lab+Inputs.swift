import TheseusInterpreter
import TheseusRuntime
import TheseusTrace
import TheseusTypes

extension Lab {
  /// Does what a line says: a command of the prompt without its colon.
  func perform(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let rest = words.dropFirst().joined(separator: " ")
    switch words.first {
    case "tap": try act(.tap, rest)
    case "toggle": try act(.toggle, rest)
    case "wait": try wait(Double(rest) ?? 0)
    case "dismiss": try input { try runtime.act(.dismiss) }
    case "viewport": try input { try runtime.setViewport(Int(rest) ?? 0) }
    case "scroll": try input { try runtime.act(.scroll(Self.target(rest))) }
    case "drag":
      let sides = words.suffix(2).compactMap { Double($0) }
      try act(.drag(x: sides[0], y: sides[1]), words[1])
    case "size":
      let sides = rest.split(separator: "x").compactMap { Double($0) }.map { Value.cgFloat($0) }
      let type = runtime.interpreter.types.token(named: "CGSize")
      try input { try runtime.setWindowSize(.structure(Aggregate.make(type: type, sides))) }
    case "pick": try act(.pick(words[2...].joined(separator: " ")), words[1])
    case "enter": try act(.enter(words[2...].joined(separator: " ")), words[1])
    case "delete": try input { try runtime.act(.delete((Int(rest) ?? 0) - 1)) }
    case "move":
      try input { try runtime.act(.move(from: (Int(words[1]) ?? 0) - 1, to: (Int(words[2]) ?? 0) - 1)) }
    default: throw LabError(["no input '\(line)'"])
    }
  }

  private static func target(_ word: String) -> ScrollTarget {
    switch word {
    case "down": .down
    case "up": .up
    case "top": .top
    case "bottom": .bottom
    default: .row((Int(word) ?? 1) - 1)
    }
  }

  /// What began, ended, leaves and came back in the last input, with the rule.
  var lifetimes: String {
    func words(_ sign: String, _ list: [Trace.Existence]) -> [String] {
      list.map { "\(sign)\($0.view.view) \($0.rule)" }
    }
    return
      (words("+", trace.created) + words("-", trace.removed) + words("~", trace.removing)
      + words("^", trace.revived)).joined(separator: " ")
  }

  /// The static type of a view's body.
  func bodyType(of name: String) -> String? {
    guard let nominal = checker.nominalID(named: name), let view = checker.protocolID(named: "View") else { return nil }
    return checker.associatedType("Body", of: view, in: .nominal(nominal, [])).map {
      checker.describe($0, qualified: false)
    }
  }
}
