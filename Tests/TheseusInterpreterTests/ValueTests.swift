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

/// Boxes lie in memory as the run loop reads them.
@Suite struct BoxMemoryTests {
  @Test func ofAnAggregate() {
    let box = Aggregate.make(type: .unknown, tag: 7, [.int(1), .string("two")])
    var value = Value.payload(box)
    withExtendedLifetime(box) {
      let memory = BoxMemory(of: &value)
      #expect(memory.count == 2)
      #expect(memory.tag == 7)
      #expect(memory.elements == box.withUnsafeMutablePointerToElements { $0 })
    }
  }

  @Test func ofAnObject() {
    let box = ObjectBox.make(ObjectHeader(type: TypeToken(index: 9), serial: 1, count: 3, lifetimes: nil))
    var value = Value.object(box)
    withExtendedLifetime(box) {
      let memory = BoxMemory(of: &value)
      #expect(memory.count == 3)
      #expect(memory.type == 9)
      #expect(memory.fields == box.withUnsafeMutablePointerToElements { $0 })
    }
  }

  @Test func ofAnArray() {
    let box = ArrayBox([.int(1), .int(2), .string("three")], type: .unknown)
    var value = Value.array(box)
    withExtendedLifetime(box) {
      let memory = BoxMemory(of: &value)
      #expect(memory.array.count == 3)
      #expect(memory.array[2].asString == "three")
      #expect(memory.array.baseAddress == box.elements.withUnsafeBufferPointer { $0.baseAddress })
    }
    var empty = Value.array(ArrayBox([], type: .unknown))
    #expect(BoxMemory(of: &empty).array.isEmpty)
  }
}
