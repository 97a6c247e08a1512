import TheseusInterpreter

extension PropertyNatives {
  /// What a device has around a program and Theseus has not, by what a program calls, with what is said of it once.
  private static let absences = [
    "_noNetwork()": "Theseus has no network: every request fails with 'URLError.notConnectedToInternet'",
    "_noFiles()": "Theseus has no files: reading one fails as if it were not there, and what is written is lost",
    "_noStore()":
      "Theseus keeps no store: '@Query' and '@FetchRequest' find nothing, and what is inserted is lost",
    "OpenWindowAction.callAsFunction(id:)": "Theseus opens one window of an app: no other opens or closes",
    "DismissWindowAction.callAsFunction(id:)": "Theseus opens one window of an app: no other opens or closes",
    "DismissWindowAction.callAsFunction()": "Theseus opens one window of an app: no other opens or closes",
  ]

  /// The environment, its keys and entries, and what is put into it as an action.
  func registerEnvironment(in table: inout NativeTable) {
    native("Environment.wrappedValue.get", in: &table) { arguments, graph in
      let wrapper = arguments[0]
      if wrapper.field(2).asBool == true { return wrapper.field(1) }
      graph.warn(
        "environment-before-install",
        "Accessing Environment<\(graph.evaluator.name(of: arguments.generic(0)))>'s value outside of being installed on a View. This will always read the default value and will not update."
      )
      return try graph.evaluator.get(wrapper.field(0), of: graph.environmentValues(of: EnvironmentFrame(outer: nil)))
    }
    native("EnvironmentValues.subscript(_:).get", in: &table) { arguments, graph in
      let key = graph.environmentKey(of: graph.evaluator.metatype(arguments[1]), name: nil)
      return try graph.value(under: key, of: arguments[0]) { try graph.defaultValue(of: key) }
    }
    native("EnvironmentValues.subscript(_:).set", in: &table) { arguments, graph in
      let key = graph.environmentKey(of: graph.evaluator.metatype(arguments[1]), name: nil)
      arguments[0] = graph.environment(arguments[0], with: arguments[2], under: key)
      return .void
    }
    native("EnvironmentValues._entry(_:default:)", in: &table) { arguments, graph in
      let fallback = arguments[2]
      return try graph.value(under: graph.environmentKey(ofEntry: arguments.string(1)), of: arguments[0]) { fallback }
    }
    native("EnvironmentValues._settingEntry(_:to:)", in: &table) { arguments, graph in
      try graph.environment(arguments[0], with: arguments[2], under: graph.environmentKey(ofEntry: arguments.string(1)))
    }
    for (symbol, explanation) in Self.absences {
      native(symbol, in: &table) { _, graph in
        graph.explainOnce(symbol, explanation)
        return .void
      }
    }
    // An app has an identifier, which here is that of examples; a script has none.
    table.register("Bundle.bundleIdentifier.get") { _ in .string("com.example.app") }
    native("GeometryProxy.size.get", in: &table) { _, graph in try graph.windowSize() }
    native("DismissSearchAction.callAsFunction()", in: &table) { arguments, graph in
      if let search = arguments[0].field(0).opened.native as? SearchLocation, let node = search.node {
        try graph.endSearch(at: node)
      }
      return .void
    }
    native("UIApplication.sendAction(_:to:from:for:)", in: &table) { arguments, graph in
      guard arguments[1].field(0).asString == "resignFirstResponder", arguments[2].isNil else {
        throw arguments.unsupported("UIApplication.sendAction(_:to:from:for:)")
      }
      return .bool(try graph.endEditing())
    }
    for symbol in ["DismissAction.callAsFunction()", "PresentationMode.dismiss()"] {
      native(symbol, in: &table) { arguments, graph in
        try (arguments[0].field(0).opened.native as? DismissLocation)?.dismiss(in: graph)
        return .void
      }
    }
  }
}
