indirect enum Formula {
  case number(Double)
  case variable(String)
  case sum(Formula, Formula)
  case difference(Formula, Formula)
  case product(Formula, Formula)
  case quotient(Formula, Formula)

  func value(_ variables: [String: Double]) -> Double {
    switch self {
    case .number(let number): number
    case .variable(let name): variables[name] ?? 0
    case .sum(let a, let b): a.value(variables) + b.value(variables)
    case .difference(let a, let b): a.value(variables) - b.value(variables)
    case .product(let a, let b): a.value(variables) * b.value(variables)
    case .quotient(let a, let b): a.value(variables) / b.value(variables)
    }
  }
}

struct Parser {
  enum Problem: Error {
    case unexpected(String)
  }

  let words: [String]
  var position = 0

  init(_ text: String) { words = text.split(separator: " ").map(String.init) }

  var word: String? { position < words.count ? words[position] : nil }

  mutating func sum() throws -> Formula {
    var left = try product()
    while let sign = word, sign == "+" || sign == "-" {
      position += 1
      let right = try product()
      left = sign == "+" ? .sum(left, right) : .difference(left, right)
    }
    return left
  }

  mutating func product() throws -> Formula {
    var left = try atom()
    while let sign = word, sign == "*" || sign == "/" {
      position += 1
      let right = try atom()
      left = sign == "*" ? .product(left, right) : .quotient(left, right)
    }
    return left
  }

  mutating func atom() throws -> Formula {
    guard let first = word else { throw Problem.unexpected("end") }
    position += 1
    if let number = Double(first) { return .number(number) }
    if first != "(" { return .variable(first) }
    let inner = try sum()
    guard word == ")" else { throw Problem.unexpected(word ?? "end") }
    position += 1
    return inner
  }
}

func main() {
  var total = 0.0
  var problems = 0
  for index in 0..<4000 {
    let close = index % 50 == 0 ? "" : " )"
    let text = "( x + \(index % 7) ) * ( y - 2.5 ) / ( 3 + ( x * \(index % 5 + 1)\(close) ) + y * \(index % 3)"
    do {
      var parser = Parser(text)
      let formula = try parser.sum()
      for step in 0..<4 { total += formula.value(["x": Double(step), "y": Double(index % 10)]) }
    } catch {
      problems += 1
    }
  }
  print(Int((total * 100).rounded()), problems)
}

main()
