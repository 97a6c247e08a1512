// A generic type inside another one is written with its arguments and without the type around it.
class Node {}
class Iterator {
  struct Stack<Element> {
    var array: [Element] = []
    init() {}
    init(_ array: [Element]) { self.array = array }
    mutating func push(_ element: Element) { array.append(element) }
  }
  var nodes = Stack<Node>()
  let names = Stack<String>(["a"])
  func count() -> Int {
    nodes.push(Node())
    let more = Stack<Int>([1, 2])
    return nodes.array.count + more.array.count
  }
}
let iterator = Iterator()
print(iterator.count(), iterator.names.array, type(of: iterator.nodes))
struct Graph<Value> {
  struct Edge<Weight> {
    var value: Value?
    var weight: Weight?
  }
  var heavy = Edge<Int>()
  func light() -> Edge<String> {
    var edge = Edge<String>()
    edge.weight = "light"
    return edge
  }
}
print(Graph<Double>().light(), Graph<Double>().heavy)
// expect: 3 ["a"] Stack<Node>
// expect: Edge<String>(value: nil, weight: Optional("light")) Edge<Int>(value: nil, weight: nil)
