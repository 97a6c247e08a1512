class Node { var value: Int; var next: Node?; init(_ v: Int, _ n: Node? = nil) { value = v; next = n } }
let list = Node(1, Node(2))
print(list[keyPath: \.next?.value] as Any, list[keyPath: \.next?.next?.value] as Any, list[keyPath: \.next!.value])
let deep = \Node.next?.next?.value
print(list[keyPath: deep] == nil)
list.next?.next = Node(3)
print(list[keyPath: deep]!, [list, Node(9)].map(\.next?.value))
list[keyPath: \.next!.value] = 20
print(list.next!.value)
let names: [String?] = ["a", nil]
print(names.map(\.?.count), names.compactMap(\.self).map(\.count))
// expect: Optional(2) nil 2
// expect: true
// expect: 3 [Optional(2), nil]
// expect: 20
// expect: [Optional(1), nil] [1]
