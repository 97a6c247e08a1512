struct Stack {
  private var items = [1, 2]
  var top: Int {
    _read { yield items[items.count - 1] }
    _modify {
      precondition(!items.isEmpty)
      yield &items[items.count - 1]
    }
  }
  subscript(index: Int) -> Int {
    get { items[index] }
    _modify { yield &items[index] }
  }
  subscript(bounded index: Int) -> Int {
    get { items[min(index, items.count - 1)] }
    set { items[min(index, items.count - 1)] = newValue }
    _modify { yield &items[min(index, items.count - 1)] }
  }
}
struct Shelf {
  private var counts = ["a": 1]
  subscript(name: String) -> Int {
    get { counts[name] ?? 0 }
    _modify {
      var count = counts[name] ?? 0
      defer { counts[name] = count == 0 ? nil : count }
      yield &count
    }
  }
  var names: [String] { counts.keys.sorted() }
}
func double(_ number: inout Int) { number *= 2 }

var stack = Stack()
stack.top += 5
print(stack.top)
stack[0] = 9
stack[0] *= 2
double(&stack[0])
print(stack[0])
stack[bounded: 7] = 3
stack[bounded: 8] += 1
print(stack)
var shelf = Shelf()
shelf["a"] += 2
shelf["b"] += 4
double(&shelf["b"])
print(shelf["a"], shelf["b"], shelf.names)
shelf["a"] = 0
print(shelf.names)
// expect: 7
// expect: 36
// expect: Stack(items: [36, 4])
// expect: 3 8 ["a", "b"]
// expect: ["b"]
