func mean(_ x: [Double]) -> Double? { x.isEmpty ? nil : x.reduce(0, +) / Double(x.count) }
print(mean([1.0, 2])!)
enum E: Error { case a, b }
func f(_ c: Bool) throws { throw c ? E.a : .b }
do { try f(false) } catch { print(error) }
// expect: 1.5
// expect: b
