import TheseusTypes

extension NativeTable {
  /// The natives of Swift's library, Foundation and Combine.
  ///
  /// - Parameter start: where the virtual clock starts, in seconds since 1970; by default 2025-06-09 09:00:00 UTC.
  public static func standardLibrary(startingAt start: Double = 1_749_459_600) -> NativeTable {
    var table = NativeTable()
    table.addBooleans()
    table.addIntegers()
    table.addRandomNumbers()
    table.addFloatingPoints()
    table.addMathematics()
    table.addCharacters()
    table.addUnicode()
    table.addCharacterSets()
    table.addRegularExpressions()
    table.addExpressions()
    table.addStrings()
    table.addStringSearch()
    table.addStringIndices()
    table.addStringFormats()
    table.addOptionals()
    table.addArrays()
    table.addSequences()
    table.addDictionaries()
    table.addSets()
    table.addHashing()
    table.addReferences()
    table.addPrinting()
    table.addStreams()
    table.addKeyPaths()
    table.addFailures()
    table.addTasks()
    table.addThreads()
    table.addClocks(startingAt: start)
    table.addDurations()
    table.addDates()
    table.addCalendars()
    table.addLocales()
    table.addNumberFormats()
    table.addDecimals()
    table.addTextParts()
    table.addScanners()
    table.addURLs()
    table.addData()
    table.addCoding()
    table.addCodingKeys()
    table.addObservers()
    table.addMemoryLayouts()
    table.addUserDefaults()
    return table
  }

  /// Implements a symbol with a function that throws nothing but an `EvaluationError`.
  mutating func native(_ symbol: String, _ body: @escaping (Arguments) throws -> Value) {
    register(symbol) { arguments throws(EvaluationError) in
      do {
        return try body(arguments)
      } catch let error as EvaluationError {
        throw error
      } catch {
        preconditionFailure("a native throws nothing but an EvaluationError")
      }
    }
  }
}

extension Arguments {
  /// An argument counted from the end, so that a metatype in front of the arguments of a static function does not matter.
  func last(_ offset: Int = 0) -> Value { self[count - 1 - offset] }

  /// An array of strings.
  func strings(_ index: Int) throws -> [String] { try array(index).elements.compactMap(\.asString) }

  /// A value of type `Array<String>`.
  func value(_ strings: [String]) -> Value {
    .array(ArrayBox(strings.map { .string($0) }, type: interpreter.arrayType(of: interpreter.stringType)))
  }

  /// A value of type `Array<String?>`.
  func value(_ strings: [String?]) -> Value {
    array(strings.map { value($0) }, of: interpreter.optionalType(of: interpreter.stringType))
  }

  /// A value of type `Optional<String>`.
  func value(_ string: String?) -> Value { string.map { .string($0) } ?? .none }

  /// A value of type `Optional<Double>`.
  func value(_ number: Double?) -> Value { number.map { .double($0) } ?? .none }

  /// A value of type `Optional<Int>`.
  func value(_ number: Int?) -> Value { number.map { .int($0) } ?? .none }

  /// An array of values of a type.
  func array(_ elements: [Value], of element: TypeToken) -> Value {
    .array(ArrayBox(elements, type: interpreter.arrayType(of: element)))
  }

  /// A tuple with labels.
  func tuple(_ elements: [(label: String?, value: Value)], types: [TypeToken]) -> Value {
    let type = interpreter.types.tuple(zip(elements, types).map { ($0.label, $1) })
    return .tuple(Aggregate.make(type: type, elements.map(\.value)))
  }
}

extension TypeTable {
  /// The token of a tuple type.
  func tuple(_ elements: [(label: String?, type: TypeToken)]) -> TypeToken {
    token(.tuple(elements.map { Type.Element(label: $0.label, type: self[$0.type].type) }))
  }
}
