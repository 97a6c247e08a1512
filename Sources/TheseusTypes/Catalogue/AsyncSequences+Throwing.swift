extension Catalogue {
  /// What the algorithms of `AsyncSequence` make of functions that throw: sequences that end with the first error.
  static let throwingAsyncSequences = [
    throwingAsyncSequence(
      "Map", of: "Base: AsyncSequence, Transformed", arguments: "Base, Transformed", element: "Transformed",
      function: "_transform: (Base.Element) async throws -> Transformed",
      step: """
                guard let element = try await _base.next() else { break }
                return .some(try await _transform(element))
        """),
    throwingAsyncSequence(
      "Filter", of: "Base: AsyncSequence", arguments: "Base", element: "Base.Element",
      function: "_isIncluded: (Base.Element) async throws -> Bool",
      step: """
                while let element = try await _base.next() { if try await _isIncluded(element) { return .some(element) } }
        """),
    throwingAsyncSequence(
      "CompactMap", of: "Base: AsyncSequence, ElementOfResult", arguments: "Base, ElementOfResult",
      element: "ElementOfResult", function: "_transform: (Base.Element) async throws -> ElementOfResult?",
      step: """
                while let element = try await _base.next() { if let value = try await _transform(element) { return .some(value) } }
        """),
    throwingAsyncSequence(
      "FlatMap", of: "Base: AsyncSequence, Segment: AsyncSequence", arguments: "Base, Segment",
      element: "Segment.Element", function: "_transform: (Base.Element) async throws -> Segment",
      state: "var _segment: Segment.AsyncIterator? = nil",
      step: """
                while true {
                  if let element = try await _segment?.next() { return .some(element) }
                  guard let element = try await _base.next() else { break }
                  _segment = .some(try await _transform(element).makeAsyncIterator())
                }
        """),
    throwingAsyncSequence(
      "DropWhile", of: "Base: AsyncSequence", arguments: "Base", element: "Base.Element",
      function: "_predicate: (Base.Element) async throws -> Bool", state: "var _hasDropped: Bool = false",
      step: """
                while let element = try await _base.next() {
                  if !_hasDropped, try await _predicate(element) { continue }
                  _hasDropped = true
                  return .some(element)
                }
        """),
    throwingAsyncSequence(
      "PrefixWhile", of: "Base: AsyncSequence", arguments: "Base", element: "Base.Element",
      function: "_predicate: (Base.Element) async throws -> Bool",
      step: """
                if let element = try await _base.next(), try await _predicate(element) { return .some(element) }
        """),
  ]

  /// A sequence over another one whose function throws.
  ///
  /// - Parameters:
  ///   - name: What stands between `AsyncThrowing` and `Sequence`.
  ///   - parameters: The generic parameters as they are declared, `Base` first.
  ///   - arguments: The same without their constraints.
  ///   - element: The type of its elements.
  ///   - function: The property that keeps the function.
  ///   - state: What its iterator keeps besides.
  ///   - step: The statements that return the next element; behind them the sequence ends.
  private static func throwingAsyncSequence(
    _ name: String, of parameters: String, arguments: String, element: String, function: String, state: String = "",
    step: String
  ) -> String {
    let type = "AsyncThrowing\(name)Sequence"
    let property = function.prefix { $0 != ":" }
    return """

      struct \(type)<\(parameters)>: AsyncSequence {
        typealias Element = \(element)
        typealias Failure = any Error
        typealias AsyncIterator = \(type)<\(arguments)>.Iterator
        var _base: Base
        var \(function)
        struct Iterator: AsyncIteratorProtocol {
          typealias Element = \(element)
          typealias Failure = any Error
          var _base: Base.AsyncIterator
          var \(function)
          \(state)
          var _isFinished: Bool = false
          mutating func next() async throws -> \(element)? {
            if _isFinished { return nil }
            do {
              repeat {
      \(step)
              } while false
              _isFinished = true
              return nil
            } catch {
              _isFinished = true
              throw error
            }
          }
        }
        func makeAsyncIterator() -> \(type)<\(arguments)>.Iterator {
          \(type)<\(arguments)>.Iterator(_base: _base.makeAsyncIterator(), \(property): \(property))
        }
      }
      """
  }
}
