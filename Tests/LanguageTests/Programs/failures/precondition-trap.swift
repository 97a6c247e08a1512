struct Stack<T> { private var items: [T] = []; mutating func push(_ x: T) { items.append(x) }
  mutating func pop() -> T { precondition(!items.isEmpty, "pop from an empty stack"); return items.removeLast() } }
var s = Stack<Int>()
s.push(1)
print(s.pop())
print(s.pop())
// expect: 1
// expect trap: 
