import TheseusInterpreter
import TheseusProgram
import TheseusTypes

extension ViewGraph {
  /// The facts of a value's type, if it is a view, modifier or style with a `body`.
  func compositeType(of value: Value) -> CompositeType? {
    switch value {
    case .structure, .enumeration, .payload, .object: compositeType(evaluator.type(of: value))
    default: nil
    }
  }

  /// The facts of a type, if it is one of views, modifiers or styles with a `body`.
  func compositeType(_ token: TypeToken) -> CompositeType? {
    if let known = compositeTypes[token] { return known }
    let made = makeCompositeType(token)
    compositeTypes[token] = .some(made)
    return made
  }

  /// The protocols whose types have a body, with the requirement that makes it.
  private static let forms: [(protocolName: String, member: String, form: CompositeType.Form)] =
    [
      ("View", "body.get", .view), ("ViewModifier", "body(content:)", .modifier), ("App", "body.get", .view),
      ("Scene", "body.get", .view), ("ToolbarContent", "body.get", .view),
    ] + StyleKind.allCases.map { ($0.rawValue, "makeBody(configuration:)", .style($0)) }
  /// Those of what stands around views, which traces do not list.
  private static let frames: Set<String> = ["Scene", "ToolbarContent"]

  private func makeCompositeType(_ token: TypeToken) -> CompositeType? {
    let interpreter = evaluator.interpreter
    let type = interpreter.types[token].type
    guard case .nominal(let id, _) = type else { return nil }
    let nominal = evaluator.program[id]
    for (protocolName, member, form) in Self.forms {
      guard let target = interpreter.witness(named: member, of: protocolName, in: token),
        evaluator.program[target.function].implementation == .body
      else { continue }
      let properties = dynamicProperties(of: token)
      return CompositeType(
        type: type, name: nominal.qualifiedName, fullName: evaluator.name(of: token), body: target.function,
        bodyArguments: target.generics, properties: properties,
        stateWithObjects: comparison(of: token) == .equatable ? [] : properties.filter(mayHoldObjects),
        fields: nominal.fields, form: form, isListed: !nominal.isCatalogue && !Self.frames.contains(protocolName),
        holdsObjects: evaluator.holdsObjects(token) || form.isStyle, storesPlainValues: properties.allSatisfy(isPlain))
    }
    return nil
  }

  private func mayHoldObjects(_ property: DynamicPropertyInfo) -> Bool {
    property.kind == .state && evaluator.holdsObjects(evaluator.interpreter.types.token(property.type))
  }

  private func isPlain(_ property: DynamicPropertyInfo) -> Bool {
    let types = evaluator.interpreter.types
    return property.kind == .state && types[types.token(property.type)].arguments.allSatisfy(evaluator.isPlain)
  }

  /// The stored fields of a type that are dynamic properties.
  func dynamicProperties(of token: TypeToken) -> [DynamicPropertyInfo] {
    let interpreter = evaluator.interpreter
    guard let id = interpreter.types[token].nominal else { return [] }
    return evaluator.program[id].fields.enumerated().compactMap { index, field in
      let type = interpreter.fieldType(index, of: token)
      guard let kind = dynamicPropertyKind(of: type) else { return nil }
      let inner = kind == .group ? dynamicProperties(of: type) : []
      return DynamicPropertyInfo(
        field: index, name: field.name, kind: kind, type: interpreter.types[type].type, inner: inner)
    }
  }

  private func dynamicPropertyKind(of token: TypeToken) -> DynamicPropertyKind? {
    let interpreter = evaluator.interpreter
    guard let id = interpreter.types[token].nominal else { return nil }
    let nominal = evaluator.program[id]
    if nominal.isCatalogue { return DynamicPropertyKind(rawValue: nominal.qualifiedName) }
    guard nominal.kind == .structure, let protocolID = interpreter.protocolID("DynamicProperty") else { return nil }
    return interpreter.conforms(token, to: protocolID) ? .group : nil
  }
}
