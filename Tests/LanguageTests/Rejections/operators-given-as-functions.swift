struct P { var n = 0 }
let ints = [1, 2], strs = ["a"], dbls = [1.5], ps = [P()], opts: [Int?] = [1], nested = [[1]]
let a1 = strs.reduce(0, +)
let a2: Int = dbls.reduce(0, +)
let a6 = strs.reduce(0, -)
let a7 = ps.reduce(0, +)
let a8 = opts.reduce(0, +)
let a9 = ps.sorted(by: <)
let b1 = ps.max(by: <)
let b2 = opts.sorted(by: <)
let b3 = ints.reduce(0.0, +)
let b4 = ints.reduce(into: 0, +=)
let b5: Double = ints.reduce(0, +)
let b6 = dbls.reduce(1, *)
let b7 = strs.reduce("", +)
let b8 = nested.reduce(0, +)
let b9: Int = strs.reduce("", +)
let c3 = ints.map(-)
let c5 = bools.map(!)
let bools = [true]
let c8 = ints.sorted(by: +)
func total2(_ p: [P]) -> Int { p.reduce(0) { $0 + $1 } }
func total4(_ p: [P]) -> String { p.reduce(0) { $0 + $1.n } }
func total5(_ p: [P]) -> Double { p.reduce(0) { $0 + $1.n } }
func total6(_ p: [String]) -> Int { p.reduce(0) { $0 + $1 } }
func total7(_ p: [Double]) -> Int { p.reduce(0) { $0 + $1 } }
func total8(_ p: [Double]) -> Int { p.reduce(0, +) }
func total9(_ p: [Int]) -> Double { p.reduce(0, +) / p.count }
func total10(_ p: [Int]) -> Double { Double(p.reduce(0, +)) / p.count }
// expect error 3:25: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, String) throws -> Int'
// expect error 4:30: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Double) throws -> Int'
// expect error 5:25: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, String) throws -> Int'
// expect error 6:23: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, P) throws -> Int'
// expect error 7:25: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Int?) throws -> Int'
// expect error 8:24: no exact matches in reference to operator function '<'
// expect error 9:21: no exact matches in reference to operator function '<'
// expect error 10:26: no exact matches in reference to operator function '<'
// expect error 11:27: cannot convert value of type '(Double) -> Double' to expected argument type '(Double, Int) throws -> Double'
// expect error 13:23: cannot convert value of type 'Int' to specified type 'Double'
// expect error 16:27: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, [Int]) throws -> Int'
// expect error 17:20: cannot convert value of type 'String' to specified type 'Int'
// expect error 21:26: cannot convert value of type '(Int, Int) -> Int' to expected argument type '(Int, Int) throws -> Bool'
// expect error 22:51: cannot convert value of type 'P' to expected argument type 'Int'
// expect error 23:37: cannot convert return expression of type 'Int' to return type 'String'
// expect error 24:37: cannot convert return expression of type 'Int' to return type 'Double'
// expect error 25:56: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 26:39: cannot convert return expression of type 'Double' to return type 'Int'
// expect error 27:49: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Double) throws -> Int'
// expect error 28:52: cannot convert return expression of type 'Int' to return type 'Double'
// expect error 29:65: cannot convert value of type 'Int' to expected argument type 'Double'
