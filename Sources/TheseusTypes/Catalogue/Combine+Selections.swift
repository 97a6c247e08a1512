extension Catalogue {
  /// Publishers of some of what another publishes, or of what is true of it.
  static let combineSelections = #"""
    #module(Combine)
    extension Publisher {
      func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>._made("Output") { sink in
          sink.remaining = maxLength
          if maxLength == 0 { return sink.atStart { sink.finish(.finished) } }
          sink.add(self._attach({ output in
            if sink.remaining == 0 { return }
            sink.remaining -= 1
            sink.send(output)
            if sink.remaining == 0 { sink.finish(.finished) }
          }, { sink.finish($0) }))
        }
      }
      @_symbol("Publisher.prefix(while)") func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>._made("PrefixWhile") { sink in
          sink.add(self._attach({ output in
            if !sink.isOpen { return }
            if predicate(output) { sink.send(output) } else { sink.finish(.finished) }
          }, { sink.finish($0) }))
        }
      }
      @_symbol("Publisher.prefix(until)") func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>._made("PrefixUntilOutput") { sink in
          sink.add(publisher._attach({ _ in sink.finish(.finished) }, { _ in }))
          sink.add(self._attach({ sink.send($0) }, { sink.finish($0) }))
        }
      }
      func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>._made("DropWhile") { sink in
          let gate = _Gate()
          sink.add(self._attach({ output in
            if gate.isOpen, predicate(output) { return }
            gate.isOpen = false
            sink.send(output)
          }, { sink.finish($0) }))
        }
      }
      @_symbol("Publisher.drop(until)") func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> where P.Failure == Failure {
        AnyPublisher<Output, Failure>._made("DropUntilOutput") { sink in
          let gate = _Gate()
          sink.add(publisher._attach({ _ in gate.isOpen = false }, { if case .failure = $0 { sink.finish($0) } else if gate.isOpen { sink.finish($0) } }))
          sink.add(self._attach({ if !gate.isOpen { sink.send($0) } }, { sink.finish($0) }))
        }
      }
      func first() -> AnyPublisher<Output, Failure> { first(where: { _ in true }) }
      @_symbol("Publisher.first(where)") func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>._made("First") { sink in
          sink.add(self._attach({ if sink.isOpen, predicate($0) { sink.finish(with: $0) } }, { sink.finish($0) }))
        }
      }
      func last() -> AnyPublisher<Output, Failure> { _atEnd([]) { [$1] } }
      @_symbol("Publisher.last(where)") func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> { filter(predicate).last() }
      func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).prefix(1) }
      @_symbol("Publisher.output(range)") func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure> where R.Bound == Int {
        let bounds = range._relative(0, Int.max, { $0 + 1 })
        return dropFirst(bounds.lowerBound).prefix(bounds.upperBound - bounds.lowerBound)
      }
      func ignoreOutput() -> AnyPublisher<Output, Failure> { filter { _ in false } }
      func _atEnd(_ initial: [Output], _ next: @escaping ([Output], Output) -> [Output]) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>._made("Last") { sink in
          let kept = _Last<Output>()
          kept.values = initial
          sink.add(self._attach({ kept.values = next(kept.values, $0) }, { completion in
            if case .finished = completion { for value in kept.values { sink.send(value) } }
            sink.finish(completion)
          }))
        }
      }
      func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> { _atEnd([]) { kept, output in if let least = kept.first, !areInIncreasingOrder(output, least) { return kept } else { return [output] } } }
      func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> { _atEnd([]) { kept, output in if let greatest = kept.first, !areInIncreasingOrder(greatest, output) { return kept } else { return [output] } } }
      func _decided(_ isDeciding: @escaping (Output) -> Bool, _ decision: Bool) -> AnyPublisher<Bool, Failure> {
        AnyPublisher<Bool, Failure>._made("Contains") { sink in
          sink.add(self._attach({ output in
            if sink.isOpen, isDeciding(output) { sink.finish(with: decision) }
          }, { completion in
            if case .finished = completion { sink.send(!decision) }
            sink.finish(completion)
          }))
        }
      }
      @_symbol("Publisher.contains(where)") func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> { _decided(predicate, true) }
      func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> { _decided({ !predicate($0) }, false)._named("AllSatisfy") }
      @_symbol("Publisher.collect(count)") func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        AnyPublisher<[Output], Failure>._made("CollectByCount") { sink in
          let kept = _Last<Output>()
          let flush = { () -> Void in
            let group = kept.values
            kept.values = []
            if !group.isEmpty { sink.send(group) }
          }
          sink.add(self._attach({ kept.values.append($0); if kept.values.count == count { flush() } }, { completion in
            if case .finished = completion { flush() }
            sink.finish(completion)
          }))
        }
      }
      func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> { _prepend(elements) }
      @_symbol("Publisher.prepend(sequence)") func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output { _prepend(Array(elements)) }
      @_symbol("Publisher.prepend(publisher)") func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure { publisher.append(self) }
      func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { _append(elements) }
      @_symbol("Publisher.append(sequence)") func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output { _append(Array(elements)) }
      @_symbol("Publisher.append(publisher)") func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure> where P.Output == Output, P.Failure == Failure {
        AnyPublisher<Output, Failure>._made("Concatenate") { sink in
          sink.add(self._attach({ sink.send($0) }, { completion in
            if case .finished = completion { sink.add(publisher._attach({ sink.send($0) }, { sink.finish($0) })) } else { sink.finish(completion) }
          }))
        }
      }
      func _prepend(_ elements: [Output]) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>._made("Concatenate") { sink in
          sink.atStart {
            for element in elements { sink.send(element) }
            if sink.isOpen { sink.add(self._attach({ sink.send($0) }, { sink.finish($0) })) }
          }
        }
      }
      func _append(_ elements: [Output]) -> AnyPublisher<Output, Failure> {
        AnyPublisher<Output, Failure>._made("Concatenate") { sink in
          sink.add(self._attach({ sink.send($0) }, { completion in
            if case .finished = completion { for element in elements { sink.send(element) } }
            sink.finish(completion)
          }))
        }
      }
    }
    extension Publisher where Output: Comparable {
      func min() -> AnyPublisher<Output, Failure> { min(by: { $0 < $1 }) }
      func max() -> AnyPublisher<Output, Failure> { max(by: { $0 < $1 }) }
    }
    extension Publisher where Output: Equatable {
      func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains(where: { $0 == output }) }
    }
    """#
}
