// What a collection of the program's own is asked for, and in which order.
struct C: BidirectionalCollection {
  let a: [Int]
  var startIndex: Int { print("start", terminator: "; "); return 0 }
  var endIndex: Int { print("end", terminator: "; "); return a.count }
  subscript(i: Int) -> Int { print("get \(i)", terminator: "; "); return a[i] }
  func index(after i: Int) -> Int { print("after \(i)", terminator: "; "); return i + 1 }
  func index(before i: Int) -> Int { print("before \(i)", terminator: "; "); return i - 1 }
}
let c = C(a: [3, 1, 2])
func t(_ s: String, _ f: () -> Any) { print("-- \(s)"); print("=", f()) }
t("map") { c.map { $0 * 2 } }
t("filter") { c.filter { $0 > 1 } }
t("forEach") { c.forEach { print($0, terminator: ", ") } }
t("for") { for x in c { print(x, terminator: ", ") }; return 0 }
t("count") { c.count }
t("isEmpty") { c.isEmpty }
t("first") { c.first as Any }
t("last") { c.last as Any }
t("contains") { c.contains(1) }
t("reduce") { c.reduce(0, +) }
t("Array") { Array(c) }
t("sorted") { c.sorted() }
t("firstIndex") { c.firstIndex(of: 1) as Any }
t("lastIndex") { c.lastIndex(of: 1) as Any }
t("prefix") { Array(c.prefix(2)) }
t("dropFirst") { Array(c.dropFirst()) }
t("suffix") { Array(c.suffix(2)) }
t("reversed") { Array(c.reversed()) }
t("min") { c.min() as Any }
t("zip") { Array(zip(c, c)).count }
t("compactMap") { c.compactMap { $0 > 1 ? $0 : nil } }
t("flatMap") { c.flatMap { [$0] } }
t("first where") { c.first { $0 == 1 } as Any }
t("allSatisfy") { c.allSatisfy { $0 > 0 } }
t("indices") { Array(c.indices) }
t("index offset") { c.index(c.startIndex, offsetBy: 2) }
t("distance") { c.distance(from: 0, to: 2) }
t("limited") { c.index(0, offsetBy: 5, limitedBy: 3) as Any }
t("Set") { Set(c).count }
t("elementsEqual") { c.elementsEqual([3, 1, 2]) }
t("split") { c.split(separator: 1).count }
t("max") { c.max() as Any }
t("slice map") { c[1..<3].map { $0 } }
t("dropLast") { Array(c.dropLast()) }
t("prefixwhile") { Array(c.prefix { $0 > 2 }) }
t("dropwhile") { Array(c.drop { $0 > 2 }) }
t("reduce into") { c.reduce(into: [Int]()) { $0.append($1) } }
t("append") { var a = [0]; a.append(contentsOf: c); return a }
t("plus") { [0] + c }
t("dict") { Dictionary(grouping: c, by: { $0 % 2 }).count }
t("lazy") { Array(c.lazy.map { $0 * 2 }) }
t("lazy filter") { Array(c.lazy.filter { $0 > 1 }) }
t("reversed map") { c.reversed().map { $0 } }
t("joined") { Array([c, c].joined()) }
t("randomElement nil") { C(a: []).first as Any }
t("starts") { c.starts(with: [3]) }
t("last where") { c.last { $0 > 2 } as Any }
t("max by") { c.max { $0 < $1 } as Any }
// expect: -- map
// expect: start; end; after 0; after 1; after 2; start; get 0; after 0; get 1; after 1; get 2; after 2; end; = [6, 2, 4]
// expect: -- filter
// expect: start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = [3, 2]
// expect: -- forEach
// expect: start; end; get 0; after 0; 3, end; get 1; after 1; 1, end; get 2; after 2; 2, end; = ()
// expect: -- for
// expect: start; end; get 0; after 0; 3, end; get 1; after 1; 1, end; get 2; after 2; 2, end; = 0
// expect: -- count
// expect: start; end; after 0; after 1; after 2; = 3
// expect: -- isEmpty
// expect: start; end; = false
// expect: -- first
// expect: start; end; get 0; = Optional(3)
// expect: -- last
// expect: start; end; end; before 3; get 2; = Optional(2)
// expect: -- contains
// expect: start; end; get 0; after 0; end; get 1; after 1; = true
// expect: -- reduce
// expect: start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = 6
// expect: -- Array
// expect: start; end; after 0; after 1; after 2; start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = [3, 1, 2]
// expect: -- sorted
// expect: start; end; after 0; after 1; after 2; start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = [1, 2, 3]
// expect: -- firstIndex
// expect: start; end; get 0; after 0; end; get 1; = Optional(1)
// expect: -- lastIndex
// expect: end; start; before 3; get 2; start; before 2; get 1; = Optional(1)
// expect: -- prefix
// expect: start; end; after 0; after 1; start; start; end; after 0; after 1; get 0; after 0; get 1; after 1; = [3, 1]
// expect: -- dropFirst
// expect: start; end; after 0; end; start; end; after 1; after 2; get 1; after 1; get 2; after 2; = [1, 2]
// expect: -- suffix
// expect: end; start; before 3; before 2; end; start; end; after 1; after 2; get 1; after 1; get 2; after 2; = [1, 2]
// expect: -- reversed
// expect: end; start; after 0; after 1; after 2; end; start; before 3; get 2; start; before 2; get 1; start; before 1; get 0; start; = [2, 1, 3]
// expect: -- min
// expect: start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = Optional(1)
// expect: -- zip
// expect: start; end; after 0; after 1; after 2; start; end; after 0; after 1; after 2; start; start; end; get 0; after 0; end; get 0; after 0; end; get 1; after 1; end; get 1; after 1; end; get 2; after 2; end; get 2; after 2; end; = 3
// expect: -- compactMap
// expect: start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = [3, 2]
// expect: -- flatMap
// expect: start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = [3, 1, 2]
// expect: -- first where
// expect: start; end; get 0; after 0; end; get 1; after 1; = Optional(1)
// expect: -- allSatisfy
// expect: start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = true
// expect: -- indices
// expect: start; end; after 0; after 1; after 2; after 0; after 1; after 2; = [0, 1, 2]
// expect: -- index offset
// expect: start; after 0; after 1; = 2
// expect: -- distance
// expect: after 0; after 1; = 2
// expect: -- limited
// expect: after 0; after 1; after 2; = nil
// expect: -- Set
// expect: start; end; after 0; after 1; after 2; start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = 3
// expect: -- elementsEqual
// expect: start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = true
// expect: -- split
// expect: start; start; end; end; get 0; after 0; get 1; start; end; after 1; get 2; after 2; start; end; = 2
// expect: -- max
// expect: start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = Optional(3)
// expect: -- slice map
// expect: start; end; after 1; after 2; get 1; after 1; get 2; after 2; = [1, 2]
// expect: -- dropLast
// expect: start; end; after 0; after 1; after 2; start; end; after 0; after 1; start; start; end; after 0; after 1; get 0; after 0; get 1; after 1; = [3, 1]
// expect: -- prefixwhile
// expect: start; end; get 0; after 0; end; get 1; start; start; end; after 0; get 0; after 0; = [3]
// expect: -- dropwhile
// expect: start; end; get 0; after 0; end; get 1; end; start; end; after 1; after 2; get 1; after 1; get 2; after 2; = [1, 2]
// expect: -- reduce into
// expect: start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = [3, 1, 2]
// expect: -- append
// expect: start; end; after 0; after 1; after 2; start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = [0, 3, 1, 2]
// expect: -- plus
// expect: start; end; after 0; after 1; after 2; start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = [0, 3, 1, 2]
// expect: -- dict
// expect: start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = 2
// expect: -- lazy
// expect: start; end; after 0; after 1; after 2; start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = [6, 2, 4]
// expect: -- lazy filter
// expect: start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = [3, 2]
// expect: -- reversed map
// expect: end; start; after 0; after 1; after 2; end; before 3; get 2; before 3; before 2; get 1; before 2; before 1; get 0; before 1; start; = [2, 1, 3]
// expect: -- joined
// expect: start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = [3, 1, 2, 3, 1, 2]
// expect: -- randomElement nil
// expect: start; end; = nil
// expect: -- starts
// expect: start; end; get 0; after 0; end; get 1; after 1; = true
// expect: -- last where
// expect: end; start; before 3; get 2; start; before 2; get 1; start; before 1; get 0; get 0; = Optional(3)
// expect: -- max by
// expect: start; end; get 0; after 0; end; get 1; after 1; end; get 2; after 2; end; = Optional(3)
