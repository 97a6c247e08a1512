import TheseusProgram

extension BodyChecker {
  /// Reports a name that values of the standard library have in other languages and not in Swift; false for other names.
  func reportForeignName(_ name: String, of type: Type, at range: SourceRange) -> Bool {
    guard let id = nominal(of: type), checker.info(id).scope.part == .standardLibrary,
      let owners = Self.foreignNames[name], let words = owners[program[id].qualifiedName]
    else { return false }
    report(
      "missing-member", "value of type \(checker.quoted(unifier.decided(type))) has no member '\(name)'", at: range,
      explanation: "Other languages have '\(name)'. In Swift it is \(words).")
    return true
  }

  /// What is meant, by name and type.
  private static let foreignNames: [String: [String: String]] = [
    "length": counted(["String", "Substring", "Array", "Dictionary", "Set", "ArraySlice"]),
    "size": counted(["Array", "Dictionary", "Set", "ArraySlice"]),
    "len": counted(["String", "Array", "Dictionary", "Set"]),
    "push": ["Array": "'append(_:)'"], "add": ["Array": "'append(_:)'", "Set": "'insert(_:)'"],
    "pop": ["Array": "'popLast()' or 'removeLast()'"], "shift": ["Array": "'removeFirst()'"],
    "unshift": ["Array": "'insert(_:at: 0)'"], "concat": ["Array": "'+'", "String": "'+'"],
    "includes": searched(["String", "Array", "Set"]), "has": searched(["Array", "Set"]),
    "indexOf": ["Array": "'firstIndex(of:)'", "String": "'firstIndex(of:)'"],
    "lastIndexOf": ["Array": "'lastIndex(of:)'", "String": "'lastIndex(of:)'"],
    "charAt": ["String": "a subscript with an index: 's[s.index(s.startIndex, offsetBy: n)]'"],
    "toUpperCase": ["String": "'uppercased()'"], "toLowerCase": ["String": "'lowercased()'"],
    "trim": ["String": "'trimmingCharacters(in: .whitespaces)', which needs 'import Foundation'"],
    "toString": described, "str": described, "equals": ["String": "'=='", "Int": "'=='"],
    "get": ["Array": "a subscript: 'a[0]'", "Dictionary": "a subscript: 'd[key]'"],
    "put": ["Dictionary": "a subscript: 'd[key] = value'"],
    "containsKey": ["Dictionary": "'d[key] != nil'"], "find": ["Array": "'first(where:)'"],
    "some": ["Array": "'contains(where:)'"], "every": ["Array": "'allSatisfy(_:)'"],
    "join": ["Array": "'joined(separator:)'"],
  ]

  private static func counted(_ types: [String]) -> [String: String] { all(types, "'count'") }

  private static func searched(_ types: [String]) -> [String: String] { all(types, "'contains(_:)'") }

  private static let described = all(["Int", "Double", "Bool", "Array", "Character"], "'description' or 'String(x)'")

  private static func all(_ types: [String], _ words: String) -> [String: String] {
    Dictionary(types.map { ($0, words) }) { first, _ in first }
  }
}
