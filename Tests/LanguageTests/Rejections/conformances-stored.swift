protocol Stack { associatedtype Element
 mutating func push(_ e: Element)
 var count: Int { get set } }
struct IntStack: Stack { var items: [Int] = []
 mutating func push(_ e: Int) { items.append(e) }
 let count: Int = 1 }
struct P: Comparable { var n: Int }
struct Q: Hashable { var f: () -> Void }
struct R: Equatable { var any: Any }
struct I: Identifiable { var name: String }
struct It: IteratorProtocol { }
// expect error 4:8: type 'IntStack' does not conform to protocol 'Stack'
// expect error 7:8: type 'P' does not conform to protocol 'Comparable'
// expect error 8:8: type 'Q' does not conform to protocol 'Equatable'
// expect error 8:8: type 'Q' does not conform to protocol 'Hashable'
// expect error 9:8: type 'R' does not conform to protocol 'Equatable'
// expect error 10:8: type 'I' does not conform to protocol 'Identifiable'
// expect error 11:8: type 'It' does not conform to protocol 'IteratorProtocol'
