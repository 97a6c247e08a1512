import TheseusTypes

/// What is evaluated of a call before its arguments are laid out behind one another.
struct PreparedCall {
  /// One operand of the call.
  enum Operand {
    /// It is evaluated when it is laid out.
    case waits
    /// It is in a temporary.
    case held(Int)
    /// It is a place, whose parts have been evaluated.
    case place(Access)

    /// The access of a place.
    var access: Access? { if case .place(let access) = self { access } else { nil } }
  }
  /// The function value that is called.
  var function = Operand.waits
  /// The arguments, in order.
  var arguments: [Operand] = []
}

extension Compiler {
  /// Begins the places among the arguments of a call, in the order in which all is written: what stands before a place that has parts
  /// to evaluate is evaluated before these.
  func prepare(_ callee: Callee, _ arguments: [TypedExpression]) -> PreparedCall {
    var prepared = PreparedCall()
    let last = arguments.lastIndex { if case .inout(let place) = $0.kind { hasParts(place) } else { false } }
    if last != nil, case .value(let function) = callee, !isSettled(function) {
      prepared.function = .held(push(function))
    }
    for (index, argument) in arguments.enumerated() {
      if case .inout(let place) = argument.kind {
        prepared.arguments.append(.place(begin(place, besides: arguments)))
      } else if let last, index < last, !argument.isDefaultArgument, !isSettled(argument) {
        prepared.arguments.append(.held(push(argument: index, of: arguments, callee)))
      } else {
        prepared.arguments.append(.waits)
      }
    }
    return prepared
  }

  /// Lays out an operand of a call: the room for the value of a place, what is held already, or what is evaluated now.
  func push(_ operand: PreparedCall.Operand, orElse evaluate: () -> Void) {
    switch operand {
    case .waits: evaluate()
    case .held(let register): emit(.take, reserve(), register)
    case .place: emit(.loadNone, reserve())
    }
  }

  /// Evaluates an argument of a call into the next temporary.
  @discardableResult
  func push(argument index: Int, of arguments: [TypedExpression], _ callee: Callee) -> Int {
    guard case .closure(let closure) = arguments[index].kind else { return push(arguments[index]) }
    return push(
      closure: closure, type: arguments[index].type, isolation: isolation(of: closure, at: index, of: callee, arguments)
    )
  }

  /// Pushes values behind one another, those of default arguments after the others; returns where they are.
  @discardableResult
  func push(defaultsLast values: [TypedExpression]) -> Range<Int> {
    push(defaultsLast: values) { push(values[$0]) }
  }

  /// Lays out arguments behind one another: written ones by `lay`, then the default arguments.
  @discardableResult
  func push(defaultsLast arguments: [TypedExpression], by lay: (Int) -> Void) -> Range<Int> {
    let base = top
    let defaults = arguments.indices.filter { arguments[$0].isDefaultArgument }
    let written = arguments.lastIndex { !$0.isDefaultArgument }
    let isLate = if let first = defaults.first, let written { first < written } else { false }
    for index in arguments.indices {
      if isLate, arguments[index].isDefaultArgument { emit(.loadNone, reserve()) } else { lay(index) }
    }
    for index in isLate ? defaults : [] {
      let slot = push(arguments[index])
      emit(.move, base + index, slot)
      top = slot
    }
    return base..<top
  }

  /// Whether something is evaluated when a place is begun.
  private func hasParts(_ place: Place) -> Bool {
    switch place {
    case .local, .global, .discard: false
    case .field(let base, _), .tupleElement(let base, _), .weakened(let base, _), .unwrapped(let base, _):
      hasParts(base)
    case .reference(let value, _), .value(let value): !isSettled(value)
    case .computed(let base, _, _, let arguments, _):
      base.map { hasParts($0) } ?? false || !arguments.allSatisfy { isSettled($0) }
    case .keyPath, .dynamicMember, .dynamicSubscript: true
    }
  }

  /// Whether a value is the same whenever it is evaluated, and nobody hears of that.
  private func isSettled(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .integer, .largeInteger, .double, .boolean, .string, .none, .metatype: true
    case .local(let id): !local(id).isVariable || local(id).name == "self"
    case .closure(let closure): closure.captures.isEmpty
    case .upcast(let inner), .some(let inner), .erase(let inner): isSettled(inner)
    default: false
    }
  }
}

extension TypedExpression {
  /// Whether it is a default argument that runs code.
  fileprivate var isDefaultArgument: Bool { if case .defaultArgument = kind { true } else { false } }
}
