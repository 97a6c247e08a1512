extension TypeChecker {
  /// The requirement of a protocol by its name and labels, or `name.get` for an accessor; nil if it declares none.
  public func requirement(_ member: String, of protocolID: ProtocolID) -> FunctionID? {
    let info = info(protocolID)
    let symbol = program[protocolID].name + "." + member
    let name = String(member.prefix { $0 != "(" && $0 != "." || member.first == "." })
    for found in ownMembers(name, of: info) {
      switch found {
      case .function(let id) where program[id].symbol == symbol: return id
      case .property(let property):
        let getter = getter(of: property)
        if program[getter].symbol == symbol { return getter }
        if let setter = setter(of: property), program[setter].symbol == symbol { return setter }
      default: continue
      }
    }
    return nil
  }
}
