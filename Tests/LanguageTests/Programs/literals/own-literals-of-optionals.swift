struct Stack<E>: ExpressibleByArrayLiteral { var items: [E] = []
  init(arrayLiteral elements: E...) { items = elements }  }
let st: Stack<Int?> = [1, nil]
print(st.items)
let a: Int? = 4
let s2: Stack<Int?> = [a, 3]
print(s2.items)
let s3: Stack<Double?> = [1, 2]
print(s3.items, type(of: s3.items))
let s4: Stack<Any> = [1, "a"]
print(s4.items)
struct Box: ExpressibleByArrayLiteral { let n: [Double?]; init(arrayLiteral e: Double?...) { n = e } }
let b: Box = [1, nil, 2.5]
print(b.n)
let b2: Box? = [1]
print(b2!.n)
struct D<V>: ExpressibleByDictionaryLiteral { var p: [(String, V)]; init(dictionaryLiteral e: (String, V)...) { p = e } }
let d: D<Int?> = ["a": 1, "b": nil]
print(d.p)
let g: Set<Int?> = [1, nil]
print(g.count, g.contains(1))
// expect: [Optional(1), nil]
// expect: [Optional(4), Optional(3)]
// expect: [Optional(1.0), Optional(2.0)] Array<Optional<Double>>
// expect: [1, "a"]
// expect: [Optional(1.0), nil, Optional(2.5)]
// expect: [Optional(1.0)]
// expect: [("a", Optional(1)), ("b", nil)]
// expect: 2 true
