/// Visits a typed tree in the order in which it is compiled.
///
/// A subclass overrides what it is interested in, and calls `traverse` for what is inside.
open class TypedVisitor {
  /// Makes a visitor.
  public init() {}

  /// Meets a local that begins.
  open func declare(_ local: LocalID) {}

  /// Meets a local that is read or changed.
  open func use(_ local: LocalID) {}

  /// Meets a global that is read or changed.
  open func use(_ global: GlobalID) {}

  /// Visits statements in their order.
  open func visit(_ statements: [TypedStatement]) {
    for statement in statements { visit(statement) }
  }

  /// Visits a statement.
  open func visit(_ statement: TypedStatement) { traverse(statement) }

  /// Visits what a statement consists of.
  public final func traverse(_ statement: TypedStatement) {
    switch statement.kind {
    case .expression(let value), .throw(let value): visit(value)
    case .variable(let local, let value):
      if let value { visit(value) }
      declare(local)
    case .bind(let pattern, let value):
      visit(value)
      visit(pattern)
    case .function(let local, let closure): visit(closure, function: local)
    case .if(let conditions, let then, let otherwise):
      for condition in conditions { visit(condition) }
      visit(then)
      visit(otherwise)
    case .guard(let conditions, let otherwise):
      for condition in conditions { visit(condition) }
      visit(otherwise)
    case .switch(let subject, let value, let cases, _):
      visit(value)
      declare(subject)
      for item in cases {
        visit(item.items)
        visit(item.body)
      }
    case .forIn(let loop):
      visit(loop.sequence)
      visit(loop.pattern)
      if let condition = loop.condition { visit(condition) }
      visit(loop.body)
    case .while(let conditions, let body, _):
      for condition in conditions { visit(condition) }
      visit(body)
    case .repeatWhile(let body, let condition, _):
      visit(body)
      visit(condition)
    case .do(let body, let catches, _):
      visit(body)
      for clause in catches { visit(clause) }
    case .return(let value): if let value { visit(value) }
    case .break, .continue, .fallthrough: break
    case .defer(let body), .block(let body): visit(body)
    }
  }

  /// Visits a `catch` clause.
  public final func visit(_ clause: TypedCatch) {
    declare(clause.error)
    visit(clause.items)
    visit(clause.body)
  }

  /// Visits the patterns of a case with their conditions.
  public final func visit(_ items: [(pattern: TypedPattern, condition: TypedExpression?)]) {
    for item in items {
      visit(item.pattern)
      if let condition = item.condition { visit(condition) }
    }
  }

  /// Visits a condition.
  public final func visit(_ condition: TypedCondition) {
    switch condition {
    case .expression(let value): visit(value)
    case .pattern(let pattern, let value):
      visit(value)
      visit(pattern)
    }
  }

  /// Visits a pattern and what it consists of.
  public final func visit(_ pattern: TypedPattern) {
    switch pattern {
    case .wildcard, .none: break
    case .bind(let local): declare(local)
    case .tuple(let elements): for element in elements { visit(element) }
    case .enumCase(_, _, let payload), .dynamicCase(_, let payload): for element in payload ?? [] { visit(element) }
    case .some(let inner), .cast(_, let inner), .payload(_, _, let inner): visit(inner)
    case .bridged(let subject, let value, let inner):
      declare(subject)
      visit(value)
      visit(inner)
    case .test(let subject, let value):
      declare(subject)
      visit(value)
    }
  }

  /// Visits a closure; `function` is the local function that it defines.
  open func visit(_ closure: TypedClosure, function: LocalID?) { traverse(closure) }

  /// Visits what a closure captures and its body.
  public final func traverse(_ closure: TypedClosure) {
    for capture in closure.captures { visit(capture.value) }
    visit(closure.body)
  }

  /// Visits an expression.
  open func visit(_ expression: TypedExpression) { traverse(expression) }

  /// Visits what an expression consists of.
  public final func traverse(_ expression: TypedExpression) {
    switch expression.kind {
    case .integer, .largeInteger, .double, .boolean, .string, .none, .metatype, .allocate, .unsupported: break
    case .global(let global): use(global)
    case .interpolation(let segments):
      for case .value(let value, let arguments) in segments {
        visit(value)
        visit(arguments)
      }
    case .array(let values), .tuple(let values), .pack(let values), .makeStruct(let values),
      .enumCase(_, _, let values):
      for value in values { visit(value) }
    case .packExpansion(let expansion):
      for source in expansion.sources { visit(source.pack) }
      for source in expansion.sources { declare(source.element) }
      visit(expansion.pattern)
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .local(let local), .consume(let local): use(local)
    case .field(let value, _), .tupleElement(let value, _), .dynamicType(let value), .some(let value),
      .erase(let value),
      .upcast(let value), .convertNumber(let value), .unwrap(let value), .unwrapImplicitly(let value),
      .optionalChain(let value),
      .bindOptional(let value), .isType(let value, _), .conditionalCast(let value, _), .forcedCast(let value, _),
      .not(let value), .optionalTry(let value), .forcedTry(let value), .await(let value), .dynamicMember(let value, _),
      .specialized(let value, _, _), .defaultArgument(let value):
      visit(value)
    case .call(let callee, let arguments):
      visit(callee)
      for argument in arguments { visit(argument) }
    case .closure(let closure): visit(closure, function: nil)
    case .coalesce(let a, let b), .and(let a, let b), .or(let a, let b), .applyKeyPath(let a, let b):
      visit(a)
      visit(b)
    case .conditional(let condition, let a, let b):
      visit(condition)
      visit(a)
      visit(b)
    case .sequence(let statements, let value):
      visit(statements)
      visit(value)
    case .assign(let place, let value):
      visit(place)
      visit(value)
    case .inout(let place): visit(place)
    case .keyPath(let components):
      for case .computed(let getter, let setter, let arguments, _, _) in components {
        visit(getter)
        if let setter { visit(setter) }
        for argument in arguments { visit(argument) }
      }
    case .dynamicCall(let value, _, let arguments), .dynamicApply(let value, let arguments),
      .dynamicSubscript(let value, let arguments):
      visit(value)
      visit(arguments)
    case .dynamicOperator(_, let values): for value in values { visit(value) }
    case .opaque(let opaque):
      if let base = opaque.base { visit(base) }
      visit(opaque.arguments ?? [])
    }
  }

  /// Visits the values of arguments.
  public final func visit(_ arguments: [DynamicArgument]) {
    for argument in arguments { visit(argument.value) }
  }

  /// Visits the function value that a call calls, if it is one.
  public final func visit(_ callee: Callee) {
    if case .value(let value) = callee { visit(value) }
  }

  /// Visits a place and what it consists of.
  public final func visit(_ place: Place) {
    switch place {
    case .local(let local): use(local)
    case .global(let global): use(global)
    case .discard: break
    case .field(let base, _), .tupleElement(let base, _), .unwrapped(let base, _), .dynamicMember(let base, _),
      .weakened(let base, _):
      visit(base)
    case .reference(let value, _), .value(let value): visit(value)
    case .computed(let base, let getter, let setter, let arguments, _):
      if let base { visit(base) }
      visit(getter)
      visit(setter)
      for argument in arguments { visit(argument) }
    case .keyPath(let base, let path):
      visit(base)
      visit(path)
    case .dynamicSubscript(let base, let arguments):
      visit(base)
      visit(arguments)
    }
  }
}
