import TheseusProgram
import TheseusTypes

/// A library function that the machine has an operation for.
enum Intrinsic {
  /// Two integers to an integer.
  case intBinary(Operation)
  /// Two numbers of type `Double` to one.
  case doubleBinary(Operation)
  /// A comparison of integers; `isSwapped` for `>` and `>=`, `isNegated` for `!=`.
  case intCompare(Operation, isSwapped: Bool, isNegated: Bool)
  /// A comparison of `Double`s.
  case doubleCompare(Operation, isSwapped: Bool, isNegated: Bool)
  /// One operand.
  case unary(Operation)
  case not, and, or
  /// An assignment operator and its arithmetic.
  case intCompound(Operation)
  case doubleCompound(Operation)
  /// `array[i]`, `array.count`, `array.append(e)`, `string.append(text)`.
  case arrayGet, arrayCount, arrayAppend, stringAppend
  /// `dictionary[key]` and `dictionary[key, default: value]`.
  case dictionaryGet, dictionaryGetOrDefault
  /// `Double(i)`.
  case doubleFromInteger

  static let table: [String: Intrinsic] = {
    var table: [String: Intrinsic] = [
      "Bool.!(_:)": .not, "Bool.&&(_:_:)": .and, "Bool.||(_:_:)": .or,
      "Int.-(_:)": .unary(.intNegate), "Int.~(_:)": .unary(.intInvert), "Double.-(_:)": .unary(.doubleNegate),
      "Double.squareRoot()": .unary(.doubleSquareRoot), "Double.init(integer)": .doubleFromInteger,
      "Array.subscript(_:).get": .arrayGet, "Array.count.get": .arrayCount, "Array.append(_:)": .arrayAppend,
      "Dictionary.subscript(_:).get": .dictionaryGet, "Dictionary.subscript(_:default:).get": .dictionaryGetOrDefault,
      "String.append(text)": .stringAppend, "String.+=(_:_:)": .stringAppend,
    ]
    let arithmetic: [(String, Operation)] = [
      ("+", .intAdd), ("-", .intSubtract), ("*", .intMultiply), ("/", .intDivide), ("%", .intRemainder), ("&", .intAnd),
      ("|", .intOr), ("^", .intXor), ("<<", .intShiftLeft), (">>", .intShiftRight), ("&+", .intAddWrapping),
      ("&-", .intSubtractWrapping), ("&*", .intMultiplyWrapping),
    ]
    for (symbol, operation) in arithmetic {
      table["Int.\(symbol)(_:_:)"] = .intBinary(operation)
      table["Int.\(symbol)=(_:_:)"] = .intCompound(operation)
    }
    let floating: [(String, Operation)] = [
      ("+", .doubleAdd), ("-", .doubleSubtract), ("*", .doubleMultiply), ("/", .doubleDivide),
    ]
    for (symbol, operation) in floating {
      table["Double.\(symbol)(_:_:)"] = .doubleBinary(operation)
      table["Double.\(symbol)=(_:_:)"] = .doubleCompound(operation)
    }
    let comparisons: [(String, Operation, Operation, Bool, Bool)] = [
      ("==", .intEqual, .doubleEqual, false, false), ("!=", .intEqual, .doubleEqual, false, true),
      ("<", .intLess, .doubleLess, false, false), (">", .intLess, .doubleLess, true, false),
      ("<=", .intLessOrEqual, .doubleLessOrEqual, false, false),
      (">=", .intLessOrEqual, .doubleLessOrEqual, true, false),
    ]
    for (symbol, int, double, isSwapped, isNegated) in comparisons {
      table["Int.\(symbol)(_:_:)"] = .intCompare(int, isSwapped: isSwapped, isNegated: isNegated)
      table["Double.\(symbol)(_:_:)"] = .doubleCompare(double, isSwapped: isSwapped, isNegated: isNegated)
    }
    return table
  }()
}

extension Compiler {
  /// Whether a literal is `0.0`.
  private func isZero(_ value: TypedExpression) -> Bool { if case .double(0) = value.kind { true } else { false } }

  /// The operation of a callee, if the machine has one.
  func intrinsic(_ callee: Callee) -> Intrinsic? {
    guard case .function(let id, _) = settled(callee) else { return nil }
    return interpreter.intrinsic(id)
  }

  /// Compiles a call that is an operation; false if it is not.
  func operation(_ callee: Callee, _ arguments: [TypedExpression], to destination: Int) -> Bool {
    guard let intrinsic = intrinsic(callee) else { return false }
    let base = top
    switch intrinsic {
    case .intBinary(let operation):
      if operation == .intAdd || operation == .intSubtract, case .integer(let value) = arguments[1].kind,
        value.magnitude < 1 << 19
      {
        let source = operand(arguments[0])
        emit(.intAddImmediate, destination, source.register, operation == .intAdd ? value : -value)
      } else {
        binary(operation, arguments, to: destination)
      }
    case .doubleBinary(.doubleDivide) where arguments.allSatisfy({ isZero($0) }):
      // The compiler makes it a NaN without a sign, where the processor gives one with it.
      emit(.loadConstant, destination, constant(.double(.nan)))
    case .doubleBinary(let operation): binary(operation, arguments, to: destination)
    case .intCompare(let operation, let isSwapped, let isNegated),
      .doubleCompare(let operation, let isSwapped, let isNegated):
      binary(operation, isSwapped ? [arguments[0], arguments[1]] : arguments, to: destination, isSwapped: isSwapped)
      if isNegated { emit(.not, destination, destination) }
    case .unary(let operation):
      let source = operand(arguments[0])
      emit(operation, destination, source.register)
    case .not:
      let source = operand(arguments[0])
      emit(.not, destination, source.register)
    case .arrayGet:
      guard isInt(arguments[1].type) else { return false }
      if !isPure(arguments[1]) {
        push(arguments[0])
        let index = operand(arguments[1])
        emit(.arrayGet, base, base, index.register)
        if destination != base { emit(.move, destination, base) }
        break
      }
      let array = operand(arguments[0])
      let index = operand(arguments[1])
      let target = array.isTemporary ? array.register : destination
      emit(.arrayGet, target, array.register, index.register)
      if target != destination { emit(.move, destination, target) }
    case .arrayCount:
      let array = operand(arguments[0])
      let target = array.isTemporary ? array.register : destination
      emit(.arrayCount, target, array.register)
      if target != destination { emit(.move, destination, target) }
    case .doubleFromInteger:
      guard let value = arguments.last, isInt(value.type) else { return false }
      emit(.doubleFromInt, destination, operand(value).register)
    case .and, .or, .intCompound, .doubleCompound, .arrayAppend, .stringAppend, .dictionaryGet, .dictionaryGetOrDefault:
      return false
    }
    top = base
    return true
  }

  /// Both operands of an operation on numbers; the first is copied if evaluating the second may change it.
  private func operands(_ arguments: [TypedExpression]) -> (Int, Int) {
    let first = isPure(arguments[1]) ? operand(arguments[0]).register : push(arguments[0])
    return (first, operand(arguments[1]).register)
  }

  private func binary(
    _ operation: Operation, _ arguments: [TypedExpression], to destination: Int, isSwapped: Bool = false
  ) {
    let (first, second) = operands(arguments)
    emit(operation, destination, isSwapped ? second : first, isSwapped ? first : second)
  }

  /// `x += y` on numbers and `array.append(e)` on locals, without calls; false if it is something else.
  func compound(_ callee: Callee, _ arguments: [TypedExpression], range: SourceRange) -> Bool {
    guard let intrinsic = intrinsic(callee) else { return false }
    let operation: Operation
    switch intrinsic {
    case .intCompound(let found), .doubleCompound(let found): operation = found
    case .arrayAppend: return append(.arrayAppend, arguments, range: range)
    case .stringAppend: return append(.stringAppend, arguments, range: range)
    default: return false
    }
    guard case .inout(let place) = arguments[0].kind else { return false }
    let outer = self.range
    self.range = range
    defer { self.range = outer }
    let base = top
    if case .local(let id) = place, case .register(let register) = self.place(of: id) {
      change(register, operation, by: arguments[1])
      top = base
      return true
    }
    let access = begin(place)
    let value = top
    if isAtHand(arguments[1]) {
      read(access, to: value)
      reserve()
      change(value, operation, by: arguments[1])
    } else {
      // The operand may read the place, which `read` opens: it comes first.
      push(arguments[1])
      read(access, to: top)
      let slot = reserve()
      emit(operation, value, slot, value)
      top = value + 1
    }
    write(access, from: value, as: .modification)
    end(access)
    top = base
    return true
  }

  /// Whether an operand is a literal or a register.
  private func isAtHand(_ expression: TypedExpression) -> Bool {
    switch expression.kind {
    case .integer, .double: true
    case .local(let id): if case .register = place(of: id) { isTrivial(expression.type) } else { false }
    default: false
    }
  }

  private func change(_ register: Int, _ operation: Operation, by value: TypedExpression) {
    if operation == .intAdd || operation == .intSubtract, case .integer(let number) = value.kind,
      number.magnitude < 1 << 19
    {
      emit(.intAddImmediate, register, register, operation == .intAdd ? number : -number)
    } else {
      let source = operand(value)
      emit(operation, register, register, source.register)
    }
  }

  private func append(_ operation: Operation, _ arguments: [TypedExpression], range: SourceRange) -> Bool {
    guard case .inout(.local(let id)) = arguments[0].kind, case .register(let register) = place(of: id) else {
      return false
    }
    let outer = self.range
    self.range = range
    let slot = push(arguments[1])
    emit(operation, register, slot)
    top = slot
    self.range = outer
    return true
  }

  // MARK: Conditions

  /// Compiles a Boolean; the jumps are taken if it is false.
  func jumps(unless expression: TypedExpression) -> [Int] {
    let outer = range
    if expression.range.file >= 0 { range = expression.range }
    defer { range = outer }
    switch expression.kind {
    case .boolean(true): return []
    case .not(let value): return jumps(if: value)
    case .and(let a, let b): return jumps(unless: a) + jumps(unless: b)
    case .or(let a, let b):
      let holds = jumps(if: a)
      let fails = jumps(unless: b)
      land(holds)
      return fails
    case .call(let callee, let arguments):
      if let jump = comparison(callee, arguments) { return [jump] }
      if case .not? = intrinsic(callee) { return jumps(if: arguments[0]) }
    default: break
    }
    return [test(expression, .jumpIfFalse)]
  }

  /// Compiles a Boolean; the jumps are taken if it is true.
  func jumps(if expression: TypedExpression) -> [Int] {
    switch expression.kind {
    case .not(let value): return jumps(unless: value)
    case .or(let a, let b): return jumps(if: a) + jumps(if: b)
    case .and(let a, let b):
      let fails = jumps(unless: a)
      let holds = jumps(if: b)
      land(fails)
      return holds
    default: return [test(expression, .jumpIfTrue)]
    }
  }

  private func test(_ expression: TypedExpression, _ jump: Operation) -> Int {
    let base = top
    let source = operand(expression)
    let index = emit(jump, source.register)
    top = base
    return index
  }

  private func comparison(_ callee: Callee, _ arguments: [TypedExpression]) -> Int? {
    guard let intrinsic = intrinsic(callee) else { return nil }
    let base = top
    defer { top = base }
    switch intrinsic {
    case .intCompare(let operation, let isSwapped, let isNegated):
      if case .integer(let value) = arguments[1].kind, value.magnitude < 1 << 19 {
        let source = operand(arguments[0])
        let jump: Operation =
          switch (operation, isSwapped, isNegated) {
          case (.intEqual, _, false): .jumpUnlessIntEqualImmediate
          case (.intEqual, _, true): .jumpIfIntEqualImmediate
          case (.intLess, false, _): .jumpUnlessIntLessImmediate
          case (.intLess, true, _): .jumpUnlessIntGreaterImmediate
          case (_, false, _): .jumpUnlessIntLessOrEqualImmediate
          default: .jumpUnlessIntGreaterOrEqualImmediate
          }
        return emit(jump, source.register, value)
      }
      let (first, second) = operands(arguments)
      let jump: Operation =
        switch operation {
        case .intEqual: isNegated ? .jumpIfIntEqual : .jumpUnlessIntEqual
        case .intLess: .jumpUnlessIntLess
        default: .jumpUnlessIntLessOrEqual
        }
      return emit(jump, isSwapped ? second : first, isSwapped ? first : second)
    case .doubleCompare(let operation, let isSwapped, false):
      let (first, second) = operands(arguments)
      let jump: Operation =
        switch operation {
        case .doubleEqual: .jumpUnlessDoubleEqual
        case .doubleLess: .jumpUnlessDoubleLess
        default: .jumpUnlessDoubleLessOrEqual
        }
      return emit(jump, isSwapped ? second : first, isSwapped ? first : second)
    default: return nil
    }
  }
}

extension Interpreter {
  func intrinsic(_ id: FunctionID) -> Intrinsic? {
    if let known = intrinsics[id] { return known }
    let function = program[id]
    // A program's own operator of a library's type has its symbol, but not its range.
    let isCatalogue = function.range.file < 0 && function.nominal.map { program[$0].isCatalogue } ?? false
    let found = isCatalogue ? Intrinsic.table[function.symbol] : nil
    intrinsics[id] = .some(found)
    return found
  }
}
