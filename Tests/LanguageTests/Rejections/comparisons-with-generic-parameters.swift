final class Node<T> { var value: T; init(_ v: T) { value = v } }
struct L<T: Equatable> { var head: Node<T>?
  func c(_ v: T) -> Bool { if let h = head { return h == v } ; return false }
  func d(_ v: T) -> Bool { head == v }
  func e(_ v: T) -> Bool { v == head }
  func f(_ v: T) -> Bool { head!.value == head }
  func g(_ v: T) -> Bool { v == 1 }
  func h(_ v: T) -> Bool { v == "a" } }
struct B<K: Comparable> { func f(_ k: K, _ n: Node<K>) -> Bool { k > n } ; func g(_ k: K, _ n: Int) -> Bool { k < n || n == k } 
  func h(_ k: K) -> Bool { k < 1.5 }
  func i(_ k: K, _ s: String) -> Bool { k == s }
  func j(_ k: K, _ d: Double) -> Bool { d > k }
  func l(_ k: K, _ d: [K]) -> Bool { d == k } }
func a<T>(_ x: T, _ y: T) -> Bool { x == y }
func b<T: Equatable>(_ x: T, _ y: Int) -> Bool { x == y }
struct Stack<E> { private var items = [E](); func f() {} }
let s2 = Stack<Int>(items: [1])
struct Acc { private var balance = 0.0; let owner: String }
let q = Acc(owner: "a"), r = Acc(balance: 1, owner: "b")
// expect error 3:53: cannot convert value of type 'Node<T>' to expected argument type 'T'
// expect error 4:28: cannot convert value of type 'Node<T>?' to expected argument type 'T'
// expect error 5:33: cannot convert value of type 'Node<T>?' to expected argument type 'T'
// expect error 6:43: cannot convert value of type 'Node<T>?' to expected argument type 'T'
// expect error 7:30: binary operator '==' cannot be applied to operands of type 'T' and 'Int'
// expect error 8:30: binary operator '==' cannot be applied to operands of type 'T' and 'String'
// expect error 9:70: cannot convert value of type 'Node<K>' to expected argument type 'K'
// expect error 9:111: cannot convert value of type 'K' to expected argument type 'Int'
// expect error 9:125: cannot convert value of type 'K' to expected argument type 'Int'
// expect error 10:30: binary operator '<' cannot be applied to operands of type 'K' and 'Double'
// expect error 11:43: binary operator '==' cannot be applied to operands of type 'K' and 'String'
// expect error 12:43: binary operator '>' cannot be applied to operands of type 'Double' and 'K'
// expect error 13:40: binary operator '==' cannot be applied to operands of type '[K]' and 'K'
// expect error 14:39: binary operator '==' cannot be applied to two 'T' operands
// expect error 15:52: binary operator '==' cannot be applied to operands of type 'T' and 'Int'
// expect error 17:28: argument passed to call that takes no arguments
// expect error 19:9: 'Acc' initializer is inaccessible due to 'private' protection level
// expect error 19:30: 'Acc' initializer is inaccessible due to 'private' protection level
