import TheseusProgram

/// Writes typed bodies as compact text: what was resolved, and nothing else, for tests and for looking at a program.
public struct TypedDescription {
  private let checker: TypeChecker
  private var program: TypedProgram { checker.program }

  /// Makes a description of what a checker holds.
  public init(_ checker: TypeChecker) { self.checker = checker }

  /// A body, one statement a line.
  public func text(_ body: TypedBody) -> String { lines(body.statements, body, indent: "").joined(separator: "\n") }

  private func lines(_ statements: [TypedStatement], _ body: TypedBody, indent: String) -> [String] {
    statements.flatMap { lines($0, body, indent: indent) }
  }

  private func block(_ head: String, _ statements: [TypedStatement], _ body: TypedBody, _ indent: String) -> [String] {
    [indent + head + " {"] + lines(statements, body, indent: indent + "  ") + [indent + "}"]
  }

  private func lines(_ statement: TypedStatement, _ body: TypedBody, indent: String) -> [String] {
    switch statement.kind {
    case .expression(let value): return [indent + text(value, body)]
    case .variable(let local, let value):
      return [
        "\(indent)var \(name(local, body)): \(type(body.locals[Int(local.index)].type))"
          + (value.map { " = " + text($0, body) } ?? "")
      ]
    case .bind(let pattern, let value): return ["\(indent)bind \(text(pattern, body)) = \(text(value, body))"]
    case .function(let local, let closure): return block("func \(name(local, body))", closure.body, body, indent)
    case .if(let conditions, let then, let other):
      let head = "if " + conditions.map { text($0, body) }.joined(separator: ", ")
      return block(head, then, body, indent) + (other.isEmpty ? [] : block("else", other, body, indent))
    case .guard(let conditions, let other):
      return block("guard " + conditions.map { text($0, body) }.joined(separator: ", ") + " else", other, body, indent)
    case .switch(let subject, let value, let cases, _):
      return ["\(indent)switch \(name(subject, body)) = \(text(value, body))"]
        + cases.flatMap { item -> [String] in
          let head =
            item.items.isEmpty ? "default" : "case " + item.items.map { text($0, body) }.joined(separator: ", ")
          return block(head, item.body, body, indent)
        }
    case .forIn(let loop):
      return block(
        "for \(text(loop.pattern, body)): \(type(loop.elementType)) in \(text(loop.sequence, body))", loop.body, body,
        indent)
    case .while(let conditions, let inner, _):
      return block("while " + conditions.map { text($0, body) }.joined(separator: ", "), inner, body, indent)
    case .repeatWhile(let inner, let condition, _):
      return block("repeat while \(text(condition, body))", inner, body, indent)
    case .do(let inner, let catches, _):
      return block("do", inner, body, indent)
        + catches.flatMap {
          block("catch " + $0.items.map { text($0, body) }.joined(separator: ", "), $0.body, body, indent)
        }
    case .return(let value): return [indent + "return" + (value.map { " " + text($0, body) } ?? "")]
    case .break: return [indent + "break"]
    case .continue: return [indent + "continue"]
    case .fallthrough: return [indent + "fallthrough"]
    case .throw(let value): return [indent + "throw " + text(value, body)]
    case .defer(let inner): return block("defer", inner, body, indent)
    case .block(let inner): return block("block", inner, body, indent)
    }
  }

  private func name(_ local: LocalID, _ body: TypedBody) -> String {
    let name = body.locals[Int(local.index)].name
    return name.isEmpty ? "%\(local.index)" : name
  }

  private func type(_ type: Type) -> String { checker.describe(type, qualified: false) }

  private func text(_ item: (pattern: TypedPattern, condition: TypedExpression?), _ body: TypedBody) -> String {
    text(item.pattern, body) + (item.condition.map { " where " + text($0, body) } ?? "")
  }

  private func text(_ condition: TypedCondition, _ body: TypedBody) -> String {
    switch condition {
    case .expression(let value): text(value, body)
    case .pattern(let pattern, let value): "case \(text(pattern, body)) = \(text(value, body))"
    }
  }

  private func text(_ pattern: TypedPattern, _ body: TypedBody) -> String {
    switch pattern {
    case .wildcard: "_"
    case .bind(let local): name(local, body)
    case .tuple(let elements): "(" + elements.map { text($0, body) }.joined(separator: ", ") + ")"
    case .enumCase(let id, let index, let payload):
      ".\(program[id].cases[index].name)"
        + (payload.map { "(" + $0.map { text($0, body) }.joined(separator: ", ") + ")" } ?? "")
    case .payload(let id, let index, let inner): ".\(program[id].cases[index].name)\(text(inner, body))"
    case .some(let inner): text(inner, body) + "?"
    case .none: ".none"
    case .cast(let target, let inner): "\(text(inner, body)) as \(type(target))"
    case .bridged(let subject, let value, let inner):
      "[\(name(subject, body)): \(text(value, body))] \(text(inner, body))"
    case .test(let subject, let value): "[\(name(subject, body)): \(text(value, body))]"
    case .dynamicCase(let name, let payload):
      "dynamic.\(name)" + (payload.map { "(" + $0.map { text($0, body) }.joined(separator: ", ") + ")" } ?? "")
    }
  }

  private func list(_ values: [TypedExpression], _ body: TypedBody) -> String {
    values.map { text($0, body) }.joined(separator: ", ")
  }

  private func list(_ arguments: [DynamicArgument], _ body: TypedBody) -> String {
    arguments.map { ($0.label.map { $0 + ": " } ?? "") + text($0.value, body) }.joined(separator: ", ")
  }

  private func generics(_ types: [Type]) -> String {
    types.isEmpty ? "" : "<" + types.map { type($0) }.joined(separator: ", ") + ">"
  }

  private func text(_ callee: Callee, _ body: TypedBody) -> String {
    switch callee {
    case .function(let id, let arguments): program[id].symbol + generics(arguments)
    case .virtual(let id, let arguments): "virtual " + program[id].symbol + generics(arguments)
    case .witness(_, let id, let conformer, _): "witness(\(type(conformer))) " + program[id].symbol
    case .value(let value): text(value, body)
    }
  }

  private func text(_ place: Place, _ body: TypedBody) -> String {
    switch place {
    case .local(let local): name(local, body)
    case .global(let id): program[id].name
    case .field(let base, let index): "\(text(base, body)).\(index)"
    case .reference(let base, let index): "\(text(base, body))->\(index)"
    case .tupleElement(let base, let index): "\(text(base, body)).\(index)"
    case .computed(let base, _, let setter, let arguments, _):
      "\(base.map { text($0, body) + " " } ?? "")\(text(setter, body))(\(list(arguments, body)))"
    case .weakened(let base, _): text(base, body)
    case .unwrapped(let base, .chained): text(base, body) + "?"
    case .unwrapped(let base, .forced), .unwrapped(let base, .implicit): text(base, body) + "!"
    case .keyPath(let base, let path): "\(text(base, body))[\(text(path, body))]"
    case .value(let value): text(value, body)
    case .dynamicMember(let base, let name): "\(text(base, body)).dynamic \(name)"
    case .dynamicSubscript(let base, let arguments): "\(text(base, body)).dynamic[\(list(arguments, body))]"
    case .discard: "_"
    }
  }

  private func text(_ value: TypedExpression, _ body: TypedBody) -> String {
    switch value.kind {
    case .integer(let number): "\(number)" + suffix(value, "Int")
    case .largeInteger(let digits): digits + suffix(value, "UInt64")
    case .double(let number): "\(number)" + suffix(value, "Double")
    case .boolean(let flag): "\(flag)"
    case .string(let string): "\"\(string)\"" + suffix(value, "String")
    case .interpolation(let segments):
      "\""
        + segments.map { segment in
          switch segment {
          case .text(let text): text
          case .value(let value, let arguments):
            "\\(" + text(value, body) + (arguments.isEmpty ? "" : ", " + list(arguments, body)) + ")"
          }
        }.joined() + "\"" + suffix(value, "String")
    case .none: "nil:\(type(value.type))"
    case .array(let values):
      "[\(list(values, body))]" + (values.isEmpty ? ":\(type(value.type))" : suffix(value, "Array"))
    case .dictionary(let pairs):
      "[" + pairs.map { "\(text($0.key, body)): \(text($0.value, body))" }.joined(separator: ", ") + "]"
        + (pairs.isEmpty ? ":\(type(value.type))" : "")
    case .tuple(let values): "(\(list(values, body)))"
    case .pack(let values): "pack(\(list(values, body)))"
    case .packExpansion(let expansion):
      "repeat "
        + expansion.sources.map { "\(name($0.element, body)) in \(text($0.pack, body)), " }.joined()
        + text(expansion.pattern, body)
    case .local(let local): name(local, body)
    case .consume(let local): "consume " + name(local, body)
    case .global(let id): program[id].name
    case .field(let base, let index): "\(text(base, body)).\(fieldName(base.type, index))"
    case .tupleElement(let base, let index): "\(text(base, body)).\(index)"
    case .metatype(let target): "\(type(target)).self"
    case .dynamicType(let inner): "type(of: \(text(inner, body)))"
    case .call(let callee, let arguments): "\(text(callee, body))(\(list(arguments, body)))"
    case .closure(let closure): text(closure, body)
    case .makeStruct(let values): "make \(type(value.type))(\(list(values, body)))"
    case .allocate(let target): "new \(type(target))"
    case .enumCase(let id, let index, let payload):
      ".\(program[id].cases[index].name)" + (payload.isEmpty ? "" : "(\(list(payload, body)))")
    case .some(let inner): "some(\(text(inner, body)))"
    case .erase(let inner): "erase(\(text(inner, body)))"
    case .upcast(let inner): "(\(text(inner, body)) as \(type(value.type)))"
    case .convertNumber(let inner): "\(type(value.type))(\(text(inner, body)))"
    case .unwrap(let inner), .unwrapImplicitly(let inner): text(inner, body) + "!"
    case .optionalChain(let inner): "chain(\(text(inner, body)))"
    case .bindOptional(let inner): text(inner, body) + "?"
    case .isType(let inner, let target): "(\(text(inner, body)) is \(type(target)))"
    case .conditionalCast(let inner, let target): "(\(text(inner, body)) as? \(type(target)))"
    case .forcedCast(let inner, let target): "(\(text(inner, body)) as! \(type(target)))"
    case .coalesce(let left, let right): "(\(text(left, body)) ?? \(text(right, body)))"
    case .and(let left, let right): "(\(text(left, body)) && \(text(right, body)))"
    case .or(let left, let right): "(\(text(left, body)) || \(text(right, body)))"
    case .not(let inner): "!\(text(inner, body))"
    case .conditional(let test, let first, let second):
      "(\(text(test, body)) ? \(text(first, body)) : \(text(second, body)))"
    case .specialized(let inner, _, let arguments):
      "\(text(inner, body))<\(arguments.map { type($0) }.joined(separator: ", "))>"
    case .sequence(let statements, let last):
      "{ " + lines(statements, body, indent: "").map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "; ")
        + "; \(text(last, body)) }"
    case .optionalTry(let inner): "try? \(text(inner, body))"
    case .forcedTry(let inner): "try! \(text(inner, body))"
    case .await(let inner): "await \(text(inner, body))"
    case .assign(let place, let inner): "\(text(place, body)) = \(text(inner, body))"
    case .inout(let place): "&\(text(place, body))"
    case .defaultArgument(let inner): text(inner, body)
    case .keyPath(let components):
      "keyPath\(type(value.type).drop { $0 != "<" })" + components.map { text($0) }.joined()
    case .applyKeyPath(let base, let path): "\(text(base, body))[keyPath: \(text(path, body))]"
    case .dynamicMember(let base, let name): "\(text(base, body)).dynamic \(name)"
    case .dynamicCall(let base, let name, let arguments):
      "\(text(base, body)).dynamic \(name)(\(list(arguments, body)))"
    case .dynamicApply(let base, let arguments): "dynamic \(text(base, body))(\(list(arguments, body)))"
    case .dynamicSubscript(let base, let arguments): "\(text(base, body)).dynamic[\(list(arguments, body))]"
    case .dynamicOperator(let symbol, let operands): "dynamic(\(symbol))(\(list(operands, body)))"
    case .opaque(let opaque):
      "⟨\(opaque.base.map { text($0, body) + " " } ?? "")\(opaque.name)\(opaque.arguments.map { "(\(list($0, body)))" } ?? "")⟩"
        + (opaque.isView ? "view" : "")
    case .unsupported(let name): "unsupported(\(name))"
    }
  }

  private func suffix(_ value: TypedExpression, _ plain: String) -> String {
    let name = type(value.type)
    return name == plain || plain == "Array" && name.hasPrefix("Array<") ? "" : ":" + name
  }

  private func fieldName(_ type: Type, _ index: Int) -> String {
    if case .nominal(let id, _) = type, program[id].fields.indices.contains(index) {
      program[id].fields[index].name
    } else {
      "\(index)"
    }
  }

  private func text(_ closure: TypedClosure, _ body: TypedBody) -> String {
    let parameters = closure.parameters.map { "\(name($0, body)): \(type(body.locals[Int($0.index)].type))" }.joined(
      separator: ", ")
    let captures =
      closure.captures.isEmpty
      ? ""
      : "[" + closure.captures.map { "\(name($0.local, body)) = \(text($0.value, body))" }.joined(separator: ", ")
        + "] "
    let inner = lines(closure.body, body, indent: "").map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "; ")
    return "{ \(captures)(\(parameters)) in \(inner) }"
  }

  private func text(_ component: TypedKeyPathComponent) -> String {
    switch component {
    case .field(_, let name, _): "." + name
    case .computed(_, _, _, let name, _): "." + name + "()"
    case .tupleElement(let index): ".\(index)"
    case .optionalChain: "?"
    case .forceUnwrap: "!"
    case .optionalWrap: ".wrap"
    case .dynamic(let name): ".dynamic(\(name))"
    }
  }
}
