extension Catalogue {
  /// Publishers of four publishers and more, which Combine has once for each number of them.
  static let combineManyJoins: String = {
    let types: String = (4...8).map(mergeType).joined()
    let functions: String = (4...7).map(mergeFunction).joined()
    return "extension Publishers {\n\(types)\(zipType)}\nextension Publisher {\n\(functions)\(zipFunctions)}\n"
  }()

  private static func letters(_ count: Int) -> [String] { "ABCDEFGH".prefix(count).map(String.init) }

  /// `Publishers.Merge4` and its like.
  private static func mergeType(of count: Int) -> String {
    let letters = letters(count)
    let conditions = letters.dropFirst().map { "\($0).Failure == A.Failure, \($0).Output == A.Output" }
    return """
        struct Merge\(count)<\(letters.map { "\($0): Publisher" }.joined(separator: ", "))>: Publisher {
          typealias Output = A.Output
          typealias Failure = A.Failure
          var _joined: AnyPublisher<A.Output, A.Failure>
          init(\(letters.map { "_ \($0.lowercased()): \($0)" }.joined(separator: ", "))) where \(conditions.joined(separator: ", ")) {
            _joined = _mergeAll([\(letters.map { "\($0.lowercased()).eraseToAnyPublisher()" }.joined(separator: ", "))])
          }
          func _attach(_ onValue: @escaping (A.Output) -> Void, _ onEnd: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable { _joined._attach(onValue, onEnd) }
        }

      """
  }

  /// `merge(with:_:_:_:)` and its like, by how many others there are.
  private static func mergeFunction(with count: Int) -> String {
    let letters = letters(count)
    let conditions = letters.map { "\($0).Failure == Failure, \($0).Output == Output" }
    let parameters = letters.enumerated().map { "\($0 == 0 ? "with" : "_") \($1.lowercased()): \($1)" }
    return """
        @_symbol("Publisher.merge(\(count) others)") func merge<\(letters.map { "\($0): Publisher" }.joined(separator: ", "))>(\(parameters.joined(separator: ", "))) -> AnyPublisher<Output, Failure> where \(conditions.joined(separator: ", ")) {
          _mergeAll([eraseToAnyPublisher(), \(letters.map { "\($0.lowercased()).eraseToAnyPublisher()" }.joined(separator: ", "))])
        }

      """
  }

  private static let zipType = #"""
      struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {
        typealias Output = (A.Output, B.Output, C.Output, D.Output)
        typealias Failure = A.Failure
        var _joined: AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
        init(_ a: A, _ b: B, _ c: C, _ d: D) where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure { _joined = a.zip(b, c, d) }
        func _attach(_ onValue: @escaping ((A.Output, B.Output, C.Output, D.Output)) -> Void, _ onEnd: @escaping (Subscribers.Completion<A.Failure>) -> Void) -> AnyCancellable { _joined._attach(onValue, onEnd) }
      }

    """#

  private static let zipFunctions = #"""
      @_symbol("Publisher.zip(four)") func zip<P: Publisher, Q: Publisher, R: Publisher>(_ other: P, _ third: Q, _ fourth: R) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        zip(other, third).zip(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
      }
      @_symbol("Publisher.zip(transform three)") func zip<P: Publisher, Q: Publisher, T>(_ other: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure { zip(other, third).map { transform($0.0, $0.1, $0.2) } }
      @_symbol("Publisher.zip(transform four)") func zip<P: Publisher, Q: Publisher, R: Publisher, T>(_ other: P, _ third: Q, _ fourth: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { zip(other, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) } }
      @_symbol("Publisher.combineLatest(transform four)") func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(_ other: P, _ third: Q, _ fourth: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure { combineLatest(other, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) } }

    """#
}
