final class Node { var value: Int; var next: Node?; init(_ v: Int, _ n: Node?) { value = v; next = n } }
let list = Node(1, Node(2, Node(3, nil)))
let head: Node? = list
for n in sequence(first: list, next: { $0.next }) { print(n.value) }
for n in sequence(first: head, next: { $0?.next }) { print(n?.value as Any) }
print(Array(sequence(first: head, next: { $0?.next })).map { $0?.value ?? -1 })
let f: (Node?) -> Node?? = { $0?.next }
print(f(nil) == nil, f(list) == nil)
func g<T>(_ x: T, _ f: (T) -> T?) -> [T] { var r = [x]; var c = x; var i = 0; while let n = f(c), i < 5 { r.append(n); c = n; i += 1 }; return r }
print(g(head, { $0?.next }).count)
print(g(head) { $0?.next }.count)
print(g(head) { n in n?.next }.count)
print(g(head) { n in return n?.next }.count)
print(g(head) { n in if n == nil { return nil }; return n?.next }.count)
// expect: 1
// expect: 2
// expect: 3
// expect: Optional(1)
// expect: Optional(2)
// expect: Optional(3)
// expect: nil
// expect: [1, 2, 3, -1]
// expect: false false
// expect: 4
// expect: 4
// expect: 4
// expect: 4
// expect: 4
