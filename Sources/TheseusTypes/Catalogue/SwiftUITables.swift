extension Catalogue {
  /// Tables: columns, rows, and the order that headers ask for.
  static let swiftUITables = #"""
    struct Table<Value, Rows, Columns>: View {
      typealias Body = Never
    }
    extension Table where Value: Identifiable {
      init(of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      init(of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      @_symbol("Table.init(of:selection:columns:rows:)@set") init(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      init<Sort: SortComparator>(of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      init<Sort: SortComparator>(of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      @_symbol("Table.init(of:selection:sortOrder:columns:rows:)@set") init<Sort: SortComparator>(of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows)
      init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data.Element == Value
      init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data.Element == Value
      @_symbol("Table.init(_:selection:columns:)@set") init<Data: RandomAccessCollection>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data.Element == Value
      init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data.Element == Value
      init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data.Element == Value
      @_symbol("Table.init(_:selection:sortOrder:columns:)@set") init<Data: RandomAccessCollection, Sort: SortComparator>(_ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns) where Rows == TableForEachContent<Data>, Data.Element == Value
    }
    protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
      associatedtype TableRowValue
      associatedtype TableColumnSortComparator
    }
    struct TableColumn<RowValue, Sort, Content: View, Label: View>: TableColumnContent {
      typealias TableRowValue = RowValue
      typealias TableColumnSortComparator = Sort
      var _label: Label
      var _content: (RowValue) -> Content
      var _comparator: Sort?
      func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> { self }
      func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> { self }
      func alignment(_ alignment: TableColumnAlignment) -> TableColumn<RowValue, Sort, Content, Label> { self }
    }
    struct TableColumnAlignment: Hashable {
      var _name: String
      static let automatic = TableColumnAlignment(_name: "automatic")
      static let leading = TableColumnAlignment(_name: "leading")
      static let center = TableColumnAlignment(_name: "center")
      static let trailing = TableColumnAlignment(_name: "trailing")
      static let numeric = TableColumnAlignment(_name: "numeric")
    }
    extension TableColumn where Sort == Never, Label == Text {
      init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) { (_label, _content, _comparator) = (Text(titleKey), content, nil) }
      @_symbol("TableColumn.init(_:content:)@string") @_disfavoredOverload init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) { (_label, _content, _comparator) = (Text(title), content, nil) }
    }
    extension TableColumn where Sort == Never {
      init(@ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: () -> Label) { (_label, _content, _comparator) = (label(), content, nil) }
    }
    extension TableColumn where Label == Text {
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text { (_label, _content, _comparator) = (Text(titleKey), { Text(verbatim: $0[keyPath: value]) }, KeyPathComparator(value, comparator: String.StandardComparator.localizedStandard) as? Sort) }
      init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator) where Content == Text { (_label, _content, _comparator) = (Text(titleKey), { Text(verbatim: $0[keyPath: value]) }, KeyPathComparator(value, comparator: comparator) as? Sort) }
      @_symbol("TableColumn.init(_:value:content:)@string") init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, @ViewBuilder content: @escaping (RowValue) -> Content) { (_label, _content, _comparator) = (Text(titleKey), content, KeyPathComparator(value, comparator: String.StandardComparator.localizedStandard) as? Sort) }
      init<V: Comparable>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) { (_label, _content, _comparator) = (Text(titleKey), content, KeyPathComparator(value) as? Sort) }
      init<V, C: SortComparator>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content) where C.Compared == V { (_label, _content, _comparator) = (Text(titleKey), content, KeyPathComparator(value, comparator: comparator) as? Sort) }
      init(_ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) { (_label, _content, _comparator) = (Text(titleKey), content, comparator) }
    }
    @resultBuilder struct TableColumnBuilder<RowValue, Sort> {
      static func buildExpression<Content: View, Label: View>(_ column: TableColumn<RowValue, Sort, Content, Label>) -> TableColumn<RowValue, Sort, Content, Label> { column }
      @_symbol("TableColumnBuilder.buildExpression(_:)@never") @_disfavoredOverload static func buildExpression<Content: View, Label: View>(_ column: TableColumn<RowValue, Never, Content, Label>) -> TableColumn<RowValue, Never, Content, Label> { column }
      static func buildBlock<Column>(_ column: Column) -> Column { column }
      @_symbol("TableColumnBuilder.buildBlock(_:)@several") @_disfavoredOverload static func buildBlock<each Column>(_ columns: repeat each Column) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)>
      static func buildIf<Column>(_ column: Column?) -> Column?
      static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent>
      static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent>
    }
    struct TupleTableColumnContent<RowValue, Sort, T> {
    }
    protocol TableRowContent<TableRowValue> {
      associatedtype TableRowValue
    }
    struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent {
      typealias TableRowValue = Data.Element
    }
    struct TableRow<Value>: TableRowContent {
      typealias TableRowValue = Value
      init(_ value: Value)
    }
    @resultBuilder struct TableRowBuilder<Value> {
      static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content where Content.TableRowValue == Value { content }
      static func buildBlock<Content>(_ content: Content) -> Content { content }
      @_symbol("TableRowBuilder.buildBlock(_:)@several") @_disfavoredOverload static func buildBlock<each Content>(_ content: repeat each Content) -> TupleTableRowContent<Value, (repeat each Content)>
      static func buildIf<Content>(_ content: Content?) -> Content?
      static func buildEither<TrueContent, FalseContent>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent>
      static func buildEither<TrueContent, FalseContent>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent>
    }
    struct TupleTableRowContent<Value, T>: TableRowContent {
      typealias TableRowValue = Value
    }
    extension Optional: TableRowContent where Wrapped: TableRowContent {
      typealias TableRowValue = Wrapped.TableRowValue
    }
    extension _ConditionalContent: TableRowContent where TrueContent: TableRowContent, FalseContent: TableRowContent {
      typealias TableRowValue = TrueContent.TableRowValue
    }
    extension ForEach: TableRowContent where Content: TableRowContent {
      typealias TableRowValue = Content.TableRowValue
    }
    extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
      @_symbol("ForEach.init(identifiable)@rows") @_disfavoredOverload init<Value>(_ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content) where Content.TableRowValue == Value
    }
    extension ForEach where Content: TableRowContent {
      @_symbol("ForEach.init(keyPath)@rows") @_disfavoredOverload init<Value>(_ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content) where Content.TableRowValue == Value
    }
    struct TableHeaderRowContent<Value, Content: View>: TableRowContent {
      typealias TableRowValue = Value
    }
    struct EmptyTableRowContent<Value>: TableRowContent {
      typealias TableRowValue = Value
    }
    extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
      typealias TableRowValue = Content.TableRowValue
    }
    extension Section where Content: TableRowContent {
      @_symbol("Section.init(_:content:)@rows") @_disfavoredOverload init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V
      @_symbol("Section.init(content:header:)@rows") @_disfavoredOverload init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, Content.TableRowValue == V
    }
    """#
}
