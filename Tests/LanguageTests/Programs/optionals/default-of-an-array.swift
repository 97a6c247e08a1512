let w = ["abc", "de"]
let r = w.last?.reversed() ?? []
print(r)
print(w.last?.reversed() ?? [])
let o: [Int]? = [1, 2]
print(o?.reversed() ?? [], o?.lazy.map { $0 + 1 } ?? [])
let z = o?.dropFirst() ?? []
print(type(of: z), z)
let e = o?.enumerated().map { $0.offset } ?? []
print(e)
for x in o?.reversed() ?? [] { print(x) }
let n = o?.reversed() ?? [9].reversed()
print(n)
let s = o?.prefix(1) ?? []
print(s, type(of: s))
let u = o?.sorted().reversed() ?? [0]
print(u)
// expect: ["e", "d"]
// expect: ["e", "d"]
// expect: [2, 1] [2, 3]
// expect: ArraySlice<Int> [2]
// expect: [0, 1]
// expect: 2
// expect: 1
// expect: ReversedCollection<Array<Int>>(_base: [1, 2])
// expect: [1] ArraySlice<Int>
// expect: [2, 1]
