import TheseusTypes
import Testing

@testable import TheseusInterpreter

/// The memory layout that the run loop relies on when it changes a box in place.
@Suite struct ValueLayoutTests {
  @Test func aValueIsAtMostSeventeenBytes() {
    #expect(MemoryLayout<Value>.size <= 17)
  }

  @Test func aReferenceStandsFirst() throws {
    let box = Aggregate.make(type: .unknown, [.int(1), .string("two")])
    var value = Value.structure(box)
    withUnsafeMutablePointer(to: &value) { pointer in
      let reference = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: Aggregate.self)
      #expect(reference.pointee === box)
    }
    let array = ArrayBox([.int(3)], type: .unknown)
    var list = Value.array(array)
    withUnsafeMutablePointer(to: &list) { pointer in
      let reference = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: ArrayBox.self)
      #expect(reference.pointee === array)
    }
  }

  @Test func onlyNilsInsideOptionalsAreBoxed() {
    #expect(Value.int(1).wrapped.asInt == 1)
    #expect(Value.none.wrapped.isNone == false)
    #expect(Value.none.wrapped.unwrapped?.isNone == true)
    #expect(Value.none.unwrapped == nil)
  }
}

/// Aggregates own their elements.
@Suite struct AggregateTests {
  @Test func aCopySharesNothing() {
    let first = Aggregate.make(type: .unknown, [.int(1), .int(2)])
    let second = first.copy()
    second[0] = .int(9)
    #expect(first[0].asInt == 1)
    #expect(second[0].asInt == 9)
    #expect(first.replacing(1, with: .string("x"))[1].asString == "x")
  }
}
