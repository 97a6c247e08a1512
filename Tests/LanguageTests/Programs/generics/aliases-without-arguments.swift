// An alias of a generic type takes the arguments of that type; it is the same type as that with them.
typealias L = Array
typealias D<V> = Dictionary<String, V>
typealias R = Result
func f(_ x: L<Int>) -> String { "ints" }
func f(_ x: L<String>) -> String { "strings" }
print(f([1]), f(["a"]))
let d: D<Int> = ["a": 1]
let r: R<Int, Never> = .success(3)
print(d, r)
var l: L<Double> = [1]
print(l)
extension String {
    func cl(_ range: CountableClosedRange<Int>) -> ClosedRange<String.Index> {
        let start = self.index(self.startIndex, offsetBy: range.lowerBound)
        return start...self.index(start, offsetBy: range.upperBound - range.lowerBound)
    }
    subscript(_ r: CountableClosedRange<Int>) -> String {
        get { return String(self[cl(r)]) }
    }
}
print("012345"[1...3])
// expect: ints strings
// expect: ["a": 1] success(3)
// expect: [1.0]
// expect: 123
