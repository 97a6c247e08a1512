extension Catalogue {
  /// Tests as values: the closures behind `#Predicate`, of which Foundation makes expressions, and the classes.
  static let predicates = #"""
    #module(FoundationEssentials)
    struct Predicate<Input>: Sendable {
      let _test: (Input) throws -> Bool
      init(_ _test: @escaping (Input) throws -> Bool) { self._test = _test }
      static var `true`: Predicate<Input> { Predicate { _ in true } }
      static var `false`: Predicate<Input> { Predicate { _ in false } }
      func evaluate(_ input: Input) throws -> Bool { try _test(input) }
    }
    extension Sequence {
      @_symbol("Sequence.filter(predicate)") func filter(_ predicate: Predicate<Element>) throws -> [Element] { try filter { try predicate.evaluate($0) } }
    }
    #module(Foundation)
    class NSPredicate: NSObject {
      let _test: (Any?, [String: Any]?) -> Bool
      init(format: String, _ arguments: Any...) {
        let words = format.split(separator: " ")
        if arguments.count == 1, words.count == 3, words[0].uppercased() == "SELF", words[1].uppercased() == "MATCHES", words[2] == "%@", let pattern = arguments[0] as? String {
          _test = { object, _ in (object as? String)?.range(of: "\\A(?:" + pattern + ")\\z", options: .regularExpression) != nil }
        } else {
          _test = { _, _ in _unsupported("NSPredicate(format:)") }
        }
      }
      init(value: Bool) { _test = { _, _ in value } }
      init(block: @escaping (Any?, [String: Any]?) -> Bool) { _test = block }
      func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }
      func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool { _test(object, bindings) }
    }
    class NSCompoundPredicate: NSPredicate {
      enum LogicalType: UInt, Sendable {
        case not, and, or
      }
      let compoundPredicateType: NSCompoundPredicate.LogicalType
      let subpredicates: [NSPredicate]
      init(type: NSCompoundPredicate.LogicalType, subpredicates: [NSPredicate]) {
        compoundPredicateType = type
        self.subpredicates = subpredicates
        super.init(block: { object, bindings in
          let test = { (predicate: NSPredicate) -> Bool in predicate.evaluate(with: object, substitutionVariables: bindings) }
          switch type {
          case .not: return !subpredicates.contains(where: test)
          case .and: return subpredicates.allSatisfy(test)
          case .or: return subpredicates.contains(where: test)
          }
        })
      }
      convenience init(andPredicateWithSubpredicates subpredicates: [NSPredicate]) { self.init(type: .and, subpredicates: subpredicates) }
      convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) { self.init(type: .or, subpredicates: subpredicates) }
      convenience init(notPredicateWithSubpredicate predicate: NSPredicate) { self.init(type: .not, subpredicates: [predicate]) }
    }
    extension NSArray {
      func filtered(using predicate: NSPredicate) -> [Any] { filter { predicate.evaluate(with: $0) } }
    }
    extension NSMutableArray {
      func filter(using predicate: NSPredicate) { setArray(filtered(using: predicate)) }
    }
    extension NSSet {
      func filtered(using predicate: NSPredicate) -> Set<AnyHashable> { Set(allObjects.filter { predicate.evaluate(with: $0) }.map { $0 as! AnyHashable }) }
    }
    extension NSMutableSet {
      func filter(using predicate: NSPredicate) { setSet(filtered(using: predicate)) }
    }
    extension NSOrderedSet {
      func filtered(using predicate: NSPredicate) -> NSOrderedSet { NSOrderedSet(array: array.filter { predicate.evaluate(with: $0) }) }
    }
    extension NSMutableOrderedSet {
      func filter(using predicate: NSPredicate) { for object in array where !predicate.evaluate(with: object) { remove(object) } }
    }
    """#
}
