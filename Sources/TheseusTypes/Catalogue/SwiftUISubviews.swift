extension Catalogue {
  /// What containers of the program see of the views that they are given: `Group(subviews:)`, `ForEach(subviews:)`.
  static let swiftUISubviews = #"""
    struct Subview: View, Identifiable {
      typealias Body = Never
      struct ID: Hashable {
        var _path: String
      }
      var id: Subview.ID
      var containerValues: ContainerValues
      var _node: Any?
    }
    struct SubviewsCollection: View, RandomAccessCollection {
      typealias SubSequence = SubviewsCollectionSlice
      var _subviews: [Subview]
      var startIndex: Int { 0 }
      var endIndex: Int { _subviews.count }
      subscript(index: Int) -> Subview { _subviews[index] }
      @_symbol("SubviewsCollection.subscript(range)") subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(_subviews: _subviews, startIndex: bounds.lowerBound, endIndex: bounds.upperBound) }
      func _subsequence(_ start: Int, _ end: Int) -> SubviewsCollectionSlice { SubviewsCollectionSlice(_subviews: _subviews, startIndex: start, endIndex: end) }
      var body: some View { ForEach(_subviews) { $0 } }
    }
    struct SubviewsCollectionSlice: View, RandomAccessCollection {
      typealias SubSequence = SubviewsCollectionSlice
      var _subviews: [Subview]
      var startIndex: Int
      var endIndex: Int
      subscript(index: Int) -> Subview { _subviews[index] }
      @_symbol("SubviewsCollectionSlice.subscript(range)") subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(_subviews: _subviews, startIndex: bounds.lowerBound, endIndex: bounds.upperBound) }
      func _subsequence(_ start: Int, _ end: Int) -> SubviewsCollectionSlice { SubviewsCollectionSlice(_subviews: _subviews, startIndex: start, endIndex: end) }
      var body: some View { ForEach(Array(_subviews[startIndex..<endIndex])) { $0 } }
    }
    struct ContainerValues {
      var _values: [String: Any]
      static var _none: ContainerValues { ContainerValues(_values: [:]) }
      func _entry<T>(_ name: String, default value: T) -> T { (_values[name] as? T) ?? value }
      func _settingEntry<T>(_ name: String, to value: T) -> ContainerValues {
        var result = self
        result._values[name] = value
        return result
      }
    }
    struct GroupElementsOfContent<Subviews: View, Content: View>: View {
      typealias Body = Never
    }
    extension Group {
      init<Base: View, Result: View>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result) where Content == GroupElementsOfContent<Base, Result>
    }
    struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
      var startIndex: Int { 0 }
      var endIndex: Int { 0 }
      @_native subscript(index: Int) -> Subview { get }
    }
    extension ForEach {
      init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View
    }
    struct SectionConfiguration: Identifiable {
      struct ID: Hashable {
        var _path: String
      }
      var id: SectionConfiguration.ID
      var header: SubviewsCollection
      var content: SubviewsCollection
      var footer: SubviewsCollection
      var containerValues: ContainerValues
    }
    struct SectionCollection: RandomAccessCollection {
      typealias SubSequence = ArraySlice<SectionConfiguration>
      var _sections: [SectionConfiguration]
      var startIndex: Int { 0 }
      var endIndex: Int { _sections.count }
      subscript(index: Int) -> SectionConfiguration { _sections[index] }
      @_symbol("SectionCollection.subscript(range)") subscript(bounds: Range<Int>) -> ArraySlice<SectionConfiguration> { _sections[bounds] }
      func _subsequence(_ start: Int, _ end: Int) -> ArraySlice<SectionConfiguration> { _sections[start..<end] }
    }
    struct GroupSectionsOfContent<Sections: View, Content: View>: View {
      typealias Body = Never
    }
    extension Group {
      init<Base: View, Result: View>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result) where Content == GroupSectionsOfContent<Base, Result>
    }
    struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
      var startIndex: Int { 0 }
      var endIndex: Int { 0 }
      @_native subscript(index: Int) -> SectionConfiguration { get }
    }
    extension ForEach {
      init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View
    }
    extension View {
      func _beyondTransactions(_ count: Int) -> some View
      func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View
    }
    """#
}
