extension NativeTable {
  /// What sequences do with whole arrays.
  mutating func addSequences() {
    native("_reversedArray(_:)") { arguments in
      let box = try arguments.array(0)
      return .array(ArrayBox(try arguments.interpreter.values(box.elements.reversed()) { $0 }, type: box.type))
    }
    native("_sorted(_:_:)") { arguments in
      let box = try arguments.array(0)
      return .array(ArrayBox(try sorted(box.elements, arguments), type: box.type))
    }
    native("_strideStep(_:_:_:_:)") { arguments in
      // Numbers with fractions go by their distance from the start, so that errors do not add up.
      let count = try arguments.int(3)
      switch (arguments[1], arguments[2]) {
      case (.double(let start), .double(let step)): return .double(start.addingProduct(Double(count), step))
      case (.cgFloat(let start), .cgFloat(let step)): return .cgFloat(start.addingProduct(Double(count), step))
      case (.cgFloat(let start), .double(let step)): return .cgFloat(start.addingProduct(Double(count), step))
      case (.float(let start), .float(let step)): return .float(start.addingProduct(Float(count), step))
      default: break
      }
      switch (arguments[0], arguments[2]) {
      case (.int(let value), .int(let step)):
        let (next, isOver) = value.addingReportingOverflow(step)
        return isOver ? .none : .int(next)
      case (.integer(let value), .int(let step)): return value.advanced(by: step).map { .integer($0) } ?? .none
      default:
        let type = arguments.interpreter.dynamicType(of: arguments[0])
        guard
          let next = try arguments.interpreter.callRequirement(
            "Strideable", "advanced(by:)", on: type, [arguments[0], arguments[2]])
        else { throw arguments.unsupported("'stride' over this type") }
        return next
      }
    }
  }
}

extension FixedInteger {
  /// The number a step further; nil where its type has no room for that.
  fileprivate func advanced(by step: Int) -> FixedInteger? {
    switch kind {
    case .int8: advanced(by: step, as: Int8.self)
    case .int16: advanced(by: step, as: Int16.self)
    case .int32: advanced(by: step, as: Int32.self)
    case .int64: advanced(by: step, as: Int64.self)
    case .uint: advanced(by: step, as: UInt.self)
    case .uint8: advanced(by: step, as: UInt8.self)
    case .uint16: advanced(by: step, as: UInt16.self)
    case .uint32: advanced(by: step, as: UInt32.self)
    case .uint64: advanced(by: step, as: UInt64.self)
    }
  }

  private func advanced<I: FixedWidthInteger>(by step: Int, as type: I.Type) -> FixedInteger? {
    I(exactly: Int128(I(truncatingIfNeeded: bits)) + Int128(step)).map { FixedInteger($0, kind: kind) }
  }
}

/// A stable sort by the closure in the second argument: runs of insertion, then merges.
///
/// Positions are sorted and not the values, because moving those counts references to each of them every time.
private func sorted(_ elements: [Value], _ arguments: Arguments) throws -> [Value] {
  let isLess = try RepeatedCall(arguments[1], arguments)
  func less(_ a: Int, _ b: Int) throws -> Bool { try isLess(elements[a], elements[b]).asBool ?? false }
  var source = Array(elements.indices)
  let run = 16
  for start in stride(from: 0, to: source.count, by: run) {
    for index in (start + 1)..<max(start + 1, min(start + run, source.count)) {
      let value = source[index]
      var position = index
      while position > start, try less(value, source[position - 1]) {
        source[position] = source[position - 1]
        position -= 1
      }
      source[position] = value
    }
  }
  var width = run
  while width < source.count {
    var merged: [Int] = []
    merged.reserveCapacity(source.count)
    for start in stride(from: 0, to: source.count, by: width * 2) {
      let middle = min(start + width, source.count)
      let end = min(start + width * 2, source.count)
      var (left, right) = (start, middle)
      while left < middle, right < end {
        if try less(source[right], source[left]) {
          merged.append(source[right])
          right += 1
        } else {
          merged.append(source[left])
          left += 1
        }
      }
      merged.append(contentsOf: source[left..<middle])
      merged.append(contentsOf: source[right..<end])
    }
    source = merged
    width *= 2
  }
  return try arguments.interpreter.values(source) { elements[$0] }
}
