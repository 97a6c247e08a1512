import RegexBuilder
let small = Regex {
  "a"
  TryCapture {
    OneOrMore(.digit)
  } transform: { text -> Int? in
    print("try", text)
    return Int(text).flatMap { $0 < 100 ? $0 : nil }
  }
}
if let match = "a12345".firstMatch(of: small) { print(match.output, match.1 + 1) }
print("a5 a700 a42".matches(of: small).map { $0.1 })
print("a5 a700".replacing(small) { "<\($0.1)>" }, "xa7".contains(small), "a8".firstRange(of: small) != nil)
enum Color: String {
  case red, green
}
let color = Regex {
  TryCapture {
    OneOrMore(.word, .possessive)
  } transform: {
    Color(rawValue: String($0))
  }
}
print("blue red".firstMatch(of: color)?.1 ?? .green, "blue".wholeMatch(of: color) == nil)
struct Refusal: Error {}
let throwing = Regex {
  TryCapture {
    OneOrMore(.digit)
  } transform: { text -> Int? in
    throw Refusal()
  }
}
do {
  print(try throwing.firstMatch(in: "12") == nil)
} catch {
  print("caught", error)
}
print("12".firstMatch(of: throwing) == nil, "12".contains(throwing))
let list = Regex {
  ZeroOrMore {
    TryCapture {
      OneOrMore(.digit)
    } transform: {
      Int($0)
    }
    ","
  }
}
print("1,2,3,".wholeMatch(of: list)?.1 as Any)
let either = Regex {
  ChoiceOf {
    TryCapture {
      "1"
    } transform: { _ -> Int? in
      nil
    }
    Capture {
      "1"
    } transform: { _ in
      5
    }
  }
}
if let match = "1".wholeMatch(of: either) { print(match.1 as Any, match.2 as Any) }
let amount = Reference(Double.self)
let price = Regex {
  TryCapture(as: amount) {
    OneOrMore(.any)
  } transform: {
    Double($0)
  }
  "€"
}
if let match = "4.5€".wholeMatch(of: price) { print(match[amount] * 2) }
let optional = Regex {
  Capture {
    OneOrMore(.word)
  } transform: { text -> Int? in
    Int(text)
  }
}
print("x1".wholeMatch(of: optional)?.1 as Any, "12".wholeMatch(of: optional)?.1 as Any)
// expect: try 12345
// expect: try 1234
// expect: try 123
// expect: try 12
// expect: ("a12", 12) 13
// expect: try 5
// expect: try 700
// expect: try 70
// expect: try 42
// expect: [5, 70, 42]
// expect: try 5
// expect: try 700
// expect: try 70
// expect: try 7
// expect: try 8
// expect: <5> <70>0 true true
// expect: red true
// expect: caught Refusal()
// expect: true false
// expect: Optional(3)
// expect: nil Optional(5)
// expect: 9.0
// expect: nil Optional(12)
