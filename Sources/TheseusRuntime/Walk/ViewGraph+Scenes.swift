import TheseusInterpreter

extension ViewGraph {
  /// The scene of an app that a start opens, nil for what is no list of scenes; the others are told of.
  func openedScene(of record: Record) -> Value? {
    guard case .scenes = shapes[record.function].role else { return nil }
    let scenes = record.elements
    let opened = scenes.firstIndex { Self.windows.contains(name(ofScene: $0)) } ?? scenes.startIndex
    for (index, scene) in scenes.enumerated() where index != opened {
      let name = name(ofScene: scene)
      explainOnce(
        "scene.\(name)", "Theseus opens one window of an app: what '\(name)' shows is not made",
        at: scene.record?.range)
    }
    return scenes.indices.contains(opened) ? scenes[opened] : nil
  }

  private static let windows: Set<String> = ["WindowGroup", "Window", "DocumentGroup"]

  /// `Settings`; of a scene of the program, its type.
  private func name(ofScene scene: Value) -> String {
    var scene = scene
    while let record = scene.record {
      let shape = shapes[record.function]
      guard shape.isModifier else { return shape.name }
      scene = record.argument(0)
    }
    return evaluator.typeName(of: scene)
  }
}
