extension NativeTable {
  /// The sizes of values.
  mutating func addMemoryLayouts() {
    let measures: [(String, (StorageLayout) -> Int)] = [
      ("size", { $0.size }), ("stride", { $0.stride }), ("alignment", { $0.alignment }),
    ]
    for (name, measure) in measures {
      native("MemoryLayout.\(name).get") { arguments in
        let type = arguments.generic(0)
        guard let layout = arguments.interpreter.layout(of: type) else {
          let text = arguments.interpreter.describe(type, qualified: false)
          throw arguments.unsupported("'MemoryLayout<\(text)>'")
        }
        return .int(measure(layout))
      }
    }
  }
}
