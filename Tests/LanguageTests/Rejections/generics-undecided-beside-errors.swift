struct Stack<Element> { var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) } }
func f() { let n: Int = "a"; var s = Stack(); s.push(1) }
func g() { foo() }
func h() { let n = Stack(); print(n) }
func i() { print(Stack()) }
// expect error 2:25: cannot convert value of type 'String' to specified type 'Int'
// expect error 2:38: generic parameter 'Element' could not be inferred
// expect error 3:12: cannot find 'foo' in scope
// expect error 4:20: generic parameter 'Element' could not be inferred
// expect error 5:18: generic parameter 'Element' could not be inferred
