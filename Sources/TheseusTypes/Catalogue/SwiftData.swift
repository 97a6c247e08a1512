extension Catalogue {
  /// SwiftData without a store: nothing is found, and what is inserted is not kept, which is said once.
  static let swiftData = #"""
    @_native func _noStore()
    protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    }
    extension PersistentModel {
      var persistentModelID: PersistentIdentifier { PersistentIdentifier(_object: ObjectIdentifier(self)) }
      var id: PersistentIdentifier { persistentModelID }
      var modelContext: ModelContext? { nil }
      var hasChanges: Bool { false }
      var isDeleted: Bool { false }
      static func == (a: Self, b: Self) -> Bool { a === b }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    struct PersistentIdentifier: Hashable {
      var _object: ObjectIdentifier
    }
    struct FetchDescriptor<T: PersistentModel> {
      var predicate: Predicate<T>?
      var sortBy: [SortDescriptor<T>]
      var fetchLimit: Int?
      var fetchOffset: Int?
      init(predicate: @autoclosure () -> Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) { self.predicate = nil; self.sortBy = sortBy; fetchLimit = nil; fetchOffset = nil }
    }
    @propertyWrapper struct Query<Element: PersistentModel, Result>: DynamicProperty {
      var _result: Result
      var wrappedValue: Result { _noStore(); return _result }
      var modelContext: ModelContext { ModelContext() }
      var fetchError: Error? { nil }
    }
    extension Query where Result == [Element] {
      init() { _result = [] }
      init(filter: @autoclosure () -> Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation = .default) { _result = [] }
      @_symbol("Query.init(sort:)@keyPath") init<V: Comparable>(filter: @autoclosure () -> Predicate<Element>? = nil, sort keyPath: KeyPath<Element, V>, order: SortOrder = .forward, animation: Animation = .default) { _result = [] }
      @_symbol("Query.init(sort:)@optional") init<V: Comparable>(filter: @autoclosure () -> Predicate<Element>? = nil, sort keyPath: KeyPath<Element, V?>, order: SortOrder = .forward, animation: Animation = .default) { _result = [] }
      init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) { _result = [] }
    }
    final class ModelContext {
      var autosaveEnabled = true
      var undoManager: UndoManager?
      let container = ModelContainer()
      init() { }
      init(_ container: ModelContainer) { }
      var hasChanges: Bool { false }
      func insert<T: PersistentModel>(_ model: T) { _noStore() }
      func delete<T: PersistentModel>(_ model: T) { _noStore() }
      @_symbol("ModelContext.delete(model:)") func delete<T: PersistentModel>(model: T.Type, where predicate: @autoclosure () -> Predicate<T>? = nil, includeSubclasses: Bool = true) throws { _noStore() }
      func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] { _noStore(); return [] }
      func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { _noStore(); return 0 }
      func save() throws { }
      func rollback() { }
      func transaction(block: () throws -> Void) throws { try block() }
    }
    protocol ModelActor: Actor {
      nonisolated var modelContainer: ModelContainer { get }
    }
    extension ModelActor {
      var modelContext: ModelContext { ModelContext(modelContainer) }
    }
    struct Schema {
      init(_ types: [any PersistentModel.Type]) { }
    }
    struct ModelConfiguration {
      init(isStoredInMemoryOnly: Bool) { }
      @_symbol("ModelConfiguration.init(schema:)") init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true) { }
    }
    final class ModelContainer {
      init() { }
      init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws { }
      @_symbol("ModelContainer.init(schema:)") init(for schema: Schema, configurations: [ModelConfiguration] = []) throws { }
      var mainContext: ModelContext { ModelContext(self) }
    }
    extension View {
      func modelContainer(_ container: ModelContainer) -> some View
      func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false) -> some View
      @_symbol("View.modelContainer(for:)@types") func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false) -> some View
      func modelContext(_ modelContext: ModelContext) -> some View
    }
    extension Scene {
      func modelContainer(_ container: ModelContainer) -> some Scene
      func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false) -> some Scene
      @_symbol("Scene.modelContainer(for:)@types") func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false) -> some Scene
      func modelContext(_ modelContext: ModelContext) -> some Scene
    }
    """#

  /// Core Data without a store: a request finds nothing, which is said once.
  static let coreData = #"""
    @propertyWrapper struct FetchRequest<Result>: DynamicProperty {
      var wrappedValue: FetchedResults<Result> { _noStore(); return FetchedResults() }
      var projectedValue: Binding<Any?> { .constant(nil) }
      init(sortDescriptors: Any, predicate: Any? = nil, animation: Animation? = nil) { }
      @_symbol("FetchRequest.init(entity:)") init(entity: Any, sortDescriptors: Any, predicate: Any? = nil, animation: Animation? = nil) { }
      @_symbol("FetchRequest.init(fetchRequest:)") init(fetchRequest: Any, animation: Animation? = nil) { }
    }
    final class NSManagedObjectContext {
      init() { }
      var hasChanges: Bool { false }
      func insert(_ object: Any) { _noStore() }
      func delete(_ object: Any) { _noStore() }
      func save() throws { _noStore() }
      func rollback() { }
    }
    struct FetchedResults<Result>: RandomAccessCollection {
      var startIndex: Int { 0 }
      var endIndex: Int { 0 }
      subscript(position: Int) -> Result { fatalError("Index out of range") }
      var nsPredicate: NSPredicate? { get { nil } nonmutating set { _noStore() } }
      var sortDescriptors: [SortDescriptor<Result>] { get { [] } nonmutating set { _noStore() } }
    }
    """#
}
