import TheseusProgram
import TheseusTypes

/// What running code needs from above: observation, output, chance, budgets, and news of objects.
public protocol Host: AnyObject {
  /// Takes text that `print` made, terminator included.
  func write(_ text: String)
  /// Takes text for the standard error; a console shows it as it shows what is printed.
  func writeError(_ text: String)
  /// The next line of the standard input with its end, or nil at the end of the input.
  func nextInputLine() -> String?
  /// A random number; equal seeds give equal sequences.
  func nextRandom() -> UInt64
  /// Called every few thousand steps on calls and back edges: throws a trap when a budget is used up or the user interrupted.
  func checkBudget(steps: Int) throws(EvaluationError)

  /// Whether the ends and beginnings of objects of a class are to be told.
  func followsLifetime(of nominal: NominalID) -> Bool
  /// An object was allocated, before its initializer ran.
  func objectBegan(_ object: ObjectBox)
  /// An object ended, before its `deinit` runs.
  func objectEnded(_ object: ObjectBox)

  /// The program stored something else under a key of `UserDefaults`.
  func userDefaultChanged(_ key: String) throws(EvaluationError)

  /// The main thread waited for some virtual seconds; throws where it must not.
  func mainThreadWaited(_ seconds: Double) throws(EvaluationError)

  /// Whether writes to fields of a class that nobody observes are to be told.
  func followsWrites(of nominal: NominalID) -> Bool
  /// A field that nobody observes is about to be written; the object still holds the old value.
  func willWriteUnobserved(_ field: Int, of object: ObjectBox)

  /// An observed field is read.
  func willRead(_ field: Int, of object: ObjectBox)
  /// An observed field is about to be assigned; the object still holds the old value.
  func willSet(_ field: Int, of object: ObjectBox, to value: Value)
  /// An observed field was assigned.
  /// - Parameter isEqual: Whether `==` said that the values are equal; nil if the type is not `Equatable`.
  func didSet(_ field: Int, of object: ObjectBox, from old: Value, isEqual: Bool?)
  /// An observed field is about to be changed in place (`append`, `+=`); its value is taken out until `didModify`.
  func willModify(_ field: Int, of object: ObjectBox)
  /// An observed field was changed in place.
  func didModify(_ field: Int, of object: ObjectBox)
}

extension Host {
  /// Prints it.
  public func writeError(_ text: String) { write(text) }
  /// Nobody types anything.
  public func nextInputLine() -> String? { nil }
  /// Follows no class.
  public func followsLifetime(of nominal: NominalID) -> Bool { false }
  /// Ignores it.
  public func objectBegan(_ object: ObjectBox) {}
  /// Ignores it.
  public func objectEnded(_ object: ObjectBox) {}
  /// Follows no class.
  public func followsWrites(of nominal: NominalID) -> Bool { false }
  /// Ignores it.
  public func willWriteUnobserved(_ field: Int, of object: ObjectBox) {}
  /// Ignores it.
  public func mainThreadWaited(_ seconds: Double) throws(EvaluationError) {}
  /// Ignores it.
  public func userDefaultChanged(_ key: String) throws(EvaluationError) {}
  /// Ignores it.
  public func willRead(_ field: Int, of object: ObjectBox) {}
  /// Ignores it.
  public func willSet(_ field: Int, of object: ObjectBox, to value: Value) {}
  /// Ignores it.
  public func didSet(_ field: Int, of object: ObjectBox, from old: Value, isEqual: Bool?) {}
  /// Ignores it.
  public func willModify(_ field: Int, of object: ObjectBox) {}
  /// Ignores it.
  public func didModify(_ field: Int, of object: ObjectBox) {}
}
