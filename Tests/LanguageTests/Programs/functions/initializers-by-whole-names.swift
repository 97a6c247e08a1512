import Foundation
struct Text: Hashable { var s: String; func hash() -> Int { 7 } }
print(Set([Text(s: "a"), Text(s: "a")]).count)
func f() throws(Never) -> Int { 3 }
let g = f
print(type(of: g), g())
struct Holder { var Count = 3; mutating func up() { Count += 1 } }
var h = Holder(); h.up(); print(h.Count)
let ints: [Int] = [1, 2] + [3].lazy.map { $0 * 2 }
print(ints)
let convert: (Double) -> Int = Int.init(_:)
print([1.5, 2.5].map(Int.init(_:)), convert(3.9))
// expect: 1
// expect: () -> Int 3
// expect: 4
// expect: [1, 2, 6]
// expect: [1, 2] 3
