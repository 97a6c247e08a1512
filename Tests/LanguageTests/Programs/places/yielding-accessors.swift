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
// expect: 7
// expect: 36
// expect: Stack(items: [36, 4])
