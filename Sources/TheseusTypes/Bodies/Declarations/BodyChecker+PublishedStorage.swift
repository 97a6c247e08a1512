import TheseusProgram

extension BodyChecker {
  /// `_n = Published(initialValue: value)` in an initializer, which gives a published property its value; nil for any other assignment.
  func initializePublished(_ target: Expression, _ value: Expression, at range: SourceRange) -> TypedExpression? {
    guard frames.last?.isInitializer == true, let local = selfLocal, let name = ownName(target),
      name.hasPrefix("_"), lookupLocal(name) == nil || isQualified(target),
      let storage = publishedProperty(String(name.dropFirst()), of: local)
    else { return nil }
    let place = access(storage, .value(read(local, at: range), isSuper: false), selfType: scope.selfType, at: range)
    let published = check(value, to: checker.type("Published", place.type), as: .assigned)
    let initial = follow(["wrappedValue"], from: published, at: range)
    return TypedExpression(.assign(self.place(of: place, at: range), initial), type: .void, range: range)
  }

  private func publishedProperty(_ name: String, of local: LocalID) -> Property? {
    guard let id = nominal(of: unifier.resolve(type(of: local))) else { return nil }
    for case .property(let property) in checker.ownMembers(name, of: checker.info(id))
    where property.observation == .published {
      return property
    }
    return nil
  }
}
