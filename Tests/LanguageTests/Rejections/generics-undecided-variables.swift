struct Stack<Element> { var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) } }
func f() { var s = Stack(); s.push(1) }
func g() { let n: Int = 1 }
func h() { let n = Stack(); print(n) }
// expect error 2:20: generic parameter 'Element' could not be inferred
// expect error 4:20: generic parameter 'Element' could not be inferred
