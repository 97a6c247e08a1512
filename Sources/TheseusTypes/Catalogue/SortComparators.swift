extension Catalogue {
  /// What sorts by comparing: key paths, texts, several after one another.
  static let sortComparators = #"""
    #module(FoundationEssentials)
    struct ComparableComparator<Compared: Comparable>: SortComparator {
      var order: SortOrder = .forward
      init(order: SortOrder = .forward) { self.order = order }
      func compare(_ a: Compared, _ b: Compared) -> ComparisonResult { ComparisonResult(_order: (a < b ? -1 : (b < a ? 1 : 0)) * (order == .forward ? 1 : -1)) }
    }
    #module(FoundationInternationalization)
    extension String {
      struct StandardComparator: SortComparator {
        typealias Compared = String
        var _name: String
        var order: SortOrder
        init(_name: String, order: SortOrder) { self._name = _name; self.order = order }
        init(_ base: String.StandardComparator, order: SortOrder = .forward) { _name = base._name; self.order = order }
        static let localizedStandard: String.StandardComparator = String.StandardComparator(_name: "localizedStandard", order: .forward)
        static let localized: String.StandardComparator = String.StandardComparator(_name: "localized", order: .forward)
        static let lexical: String.StandardComparator = String.StandardComparator(_name: "lexical", order: .forward)
        func compare(_ a: String, _ b: String) -> ComparisonResult {
          let result = _name == "localizedStandard" ? a.localizedStandardCompare(b) : (_name == "localized" ? a.localizedCompare(b) : a.compare(b))
          return ComparisonResult(_order: order == .forward ? result.rawValue : -result.rawValue)
        }
      }
      struct Comparator: SortComparator {
        typealias Compared = String
        let options: String.CompareOptions
        let locale: Locale?
        var order: SortOrder
        init(options: String.CompareOptions, locale: Locale? = Locale.current, order: SortOrder = .forward) {
          self.options = options
          self.locale = locale
          self.order = order
        }
        init(_ comparator: String.StandardComparator) { self.init(options: comparator._name == "lexical" ? [] : comparator._name == "localized" ? [] : [.numeric, .caseInsensitive], order: comparator.order) }
        func compare(_ a: String, _ b: String) -> ComparisonResult {
          let result = a.compare(b, options: options)
          return ComparisonResult(_order: order == .forward ? result.rawValue : -result.rawValue)
        }
      }
    }
    extension SortComparator where Self == String.StandardComparator {
      static var localizedStandard: String.StandardComparator { .localizedStandard }
      static var localized: String.StandardComparator { .localized }
    }
    #module(FoundationEssentials)
    protocol SortComparator<Compared>: Hashable {
      associatedtype Compared
      var order: SortOrder { get set }
      func compare(_ a: Compared, _ b: Compared) -> ComparisonResult
      func _direction(in order: [Self]) -> SortOrder?
      func _tapped(in order: [Self]) -> [Self]
    }
    extension SortComparator {
      // Whether another one compares by the same, in whatever direction.
      func _isSame(as other: Self) -> Bool {
        var turned = other
        turned.order = order
        return turned == self
      }
      // The direction of an order that begins with it.
      func _direction(in order: [Self]) -> SortOrder? { order.first.flatMap { _isSame(as: $0) ? $0.order : nil } }
      // What an order becomes when the header of its column is tapped: it comes first, turned round if it did before.
      func _tapped(in order: [Self]) -> [Self] {
        var first = self
        if let direction = _direction(in: order) { first.order = direction == .forward ? .reverse : .forward }
        return [first] + order.filter { !_isSame(as: $0) }
      }
    }
    func _comesFirst<C: SortComparator>(_ a: C.Compared, _ b: C.Compared, _ comparators: [C]) -> Bool {
      for comparator in comparators {
        let result = comparator.compare(a, b)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return false
    }
    #module(FoundationInternationalization)
    struct KeyPathComparator<Compared>: SortComparator {
      var keyPath: PartialKeyPath<Compared>
      var order: SortOrder
      var _compare: (Compared, Compared) -> Int
      @_symbol("KeyPathComparator.init(optional)") init<V: Comparable>(_ keyPath: KeyPath<Compared, V?>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        _compare = { a, b in
          guard let x = a[keyPath: keyPath] else { return b[keyPath: keyPath] == nil ? 0 : -1 }
          guard let y = b[keyPath: keyPath] else { return 1 }
          return x < y ? -1 : (y < x ? 1 : 0)
        }
      }
      @_symbol("KeyPathComparator.init(comparator)") init<V, C: SortComparator>(_ keyPath: KeyPath<Compared, V>, comparator: C, order: SortOrder = .forward) where C.Compared == V {
        self.keyPath = keyPath
        self.order = order
        _compare = { a, b in comparator.compare(a[keyPath: keyPath], b[keyPath: keyPath]).rawValue }
      }
      init<V: Comparable>(_ keyPath: KeyPath<Compared, V>, order: SortOrder = .forward) {
        self.keyPath = keyPath
        self.order = order
        _compare = { a, b in
          let x = a[keyPath: keyPath]
          let y = b[keyPath: keyPath]
          return x < y ? -1 : (y < x ? 1 : 0)
        }
      }
      func compare(_ a: Compared, _ b: Compared) -> ComparisonResult { ComparisonResult(_order: order == .forward ? _compare(a, b) : -_compare(a, b)) }
      static func == (a: KeyPathComparator<Compared>, b: KeyPathComparator<Compared>) -> Bool { a.keyPath == b.keyPath && a.order == b.order }
      func hash(into hasher: inout Hasher) { hasher.combine(keyPath) }
    }
    struct SortDescriptor<Compared>: SortComparator {
      var _base: KeyPathComparator<Compared>
      var order: SortOrder { get { _base.order } set { _base.order = newValue } }
      init<V: Comparable>(_ keyPath: KeyPath<Compared, V>, order: SortOrder = .forward) {
        _base = KeyPathComparator(keyPath, order: order)
        // Texts are compared as people sort them.
        if V.self == String.self { _base._compare = { a, b in String(describing: a[keyPath: keyPath]).localizedStandardCompare(String(describing: b[keyPath: keyPath])).rawValue } }
      }
      @_symbol("SortDescriptor.init(optional)") init<V: Comparable>(_ keyPath: KeyPath<Compared, V?>, order: SortOrder = .forward) { _base = KeyPathComparator(keyPath, order: order) }
      @_symbol("SortDescriptor.init(text)") init(_ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator, order: SortOrder = .forward) { _base = KeyPathComparator(keyPath, comparator: comparator, order: order) }
      var keyPath: PartialKeyPath<Compared>? { _base.keyPath }
      func compare(_ a: Compared, _ b: Compared) -> ComparisonResult { _base.compare(a, b) }
      static func == (a: SortDescriptor<Compared>, b: SortDescriptor<Compared>) -> Bool { a._base == b._base }
      func hash(into hasher: inout Hasher) { hasher.combine(_base) }
    }
    """#
}
