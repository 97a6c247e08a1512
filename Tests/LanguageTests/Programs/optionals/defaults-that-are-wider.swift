// A default of a collection whose elements, or of a class whose instances, take in what stands before it.
let q: [Int]? = [1]
let r = q ?? [Int?]()
print(r, type(of: r))
let d: [String: Int]? = nil
let e = d ?? [String: Int?]()
print(e, type(of: e))
let t: Set<Int>? = nil
print([nil] + (q ?? [Int?]()))
let w: Int? = 4
print(w ?? Double?.none as Any)
class A {}; class B: A {}
let bs: [B]? = [B()]
let x = bs ?? [A]()
print(type(of: x), x.count)
let b1: B? = nil
print(type(of: b1 ?? A()))
let y = (q ?? [Int?]()).compactMap { $0 }
print(y)
// expect: [Optional(1)] Array<Optional<Int>>
// expect: [:] Dictionary<String, Optional<Int>>
// expect: [nil, Optional(1)]
// expect: 4
// expect: Array<A> 1
// expect: A
// expect: [1]
