protocol Shape { associatedtype Ink }
struct Square: Shape {}
protocol Holder {
  associatedtype Held
  associatedtype Key = Int
  var count: Int { get }
}
struct Bag: Holder { var count = 0 }
struct Box<Held>: Holder { var count = 0 }
struct Case: Holder {
  struct Held {}
  var count = 0
}
protocol Source { associatedtype Output; func next() -> Output }
struct Numbers: Source { func next() -> Int { 1 } }
protocol Named: Holder {}
struct Label: Named { typealias Held = String; var count = 0 }
extension Holder where Key == Int { var first: Int { 1 } }
// expect error 2:8: type 'Square' does not conform to protocol 'Shape'
// expect error 8:8: type 'Bag' does not conform to protocol 'Holder'
