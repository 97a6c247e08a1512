struct Box<Value: Hashable> { let value: Value }
struct Point {}
struct Pair<Half> { var half: Half }
extension Pair: Equatable where Half: Equatable {}
extension Pair: Hashable where Half: Hashable {}
class Pen {}
let a: Box<[[Point]]>? = nil
let b: Box<Pair<[Pen]>>? = nil
let c: Box<[Double: (Int, Int)]>
let d: Set<[Point]> = []
let e: [Point?: Int] = [:]
let f: Box<[any Error]>? = nil
let g: Box<() -> Void>? = nil
typealias Pens = Box<[Pen]>
func take(_ points: Set<[Point]>) {}
// expect error 7:8: 'Box' requires that 'Point' conform to 'Hashable'
// expect error 7:8: type 'Point' does not conform to protocol 'Hashable'
// expect error 8:8: 'Box' requires that 'Pen' conform to 'Hashable'
// expect error 8:8: type 'Pen' does not conform to protocol 'Hashable'
// expect error 9:8: 'Box' requires that '(Int, Int)' conform to 'Hashable'
// expect error 9:8: type '(Int, Int)' does not conform to protocol 'Hashable'
// expect error 10:8: 'Set' requires that 'Point' conform to 'Hashable'
// expect error 10:8: type 'Point' does not conform to protocol 'Hashable'
// expect error 11:8: 'Dictionary' requires that 'Point' conform to 'Hashable'
// expect error 11:8: type 'Point' does not conform to protocol 'Hashable'
// expect error 12:8: 'Box' requires that 'any Error' conform to 'Hashable'
// expect error 12:8: type 'any Error' does not conform to protocol 'Hashable'
// expect error 13:8: type '() -> Void' does not conform to protocol 'Hashable'
// expect error 14:18: 'Box' requires that 'Pen' conform to 'Hashable'
// expect error 14:18: type 'Pen' does not conform to protocol 'Hashable'
// expect error 15:21: 'Set' requires that 'Point' conform to 'Hashable'
// expect error 15:21: type 'Point' does not conform to protocol 'Hashable'
