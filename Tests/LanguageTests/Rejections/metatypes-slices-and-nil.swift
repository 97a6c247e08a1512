class Animal { init(legs: Int) {} }
let o = type(of: Animal(legs: 3)).init(legs: 3)
func mk(_ t: Animal.Type) -> Animal { t.init(legs: 3) }
func mk3<T: Animal>(_ t: T.Type) -> T { T(legs: 3) }
func mk2<T: Animal>(_ t: T.Type) -> T { t.init(legs: 3) }
protocol P { }
class N: Animal { static func make() -> Self { Self(legs: 3) } }
struct Song { var plays: Int }
func a6(_ n: Int, _ songs: [Song]) -> [Song] { songs.sorted { $0.plays > $1.plays }.prefix(n) }
func a9(_ n: Int, _ songs: [Song]) { let x: [Song] = songs.filter { $0.plays > 3 }.dropFirst(); let w: [Song] = songs[0..<n] }
func a10(_ n: Int, _ songs: [Song]) { let x: [Int] = songs.map { $0.plays }.prefix(n); let y: [Song] = songs.sorted(by: { $0.plays > $1.plays }).suffix(2) }
func a11(_ n: Int, _ songs: [Song]) { let x: [Int] = songs.map(\.plays).prefix(n); let z: [Int] = [1, 2].prefix(2); let u: [Song] = songs.reversed().prefix(2) }
func t1(_ xs: [Double]) -> Double { xs.isEmpty ? nil : 3 }
func t2(_ x: Bool) -> Int { return x ? 3 : nil }
let t4: Int = true ? nil : 3
func t5(_ x: Int) {}
t5(true ? nil : 3)
// expect error 2:35: constructing an object of class type 'Animal' with a metatype value must use a 'required' initializer
// expect error 3:41: constructing an object of class type 'Animal' with a metatype value must use a 'required' initializer
// expect error 4:41: constructing an object of class type 'T' with a metatype value must use a 'required' initializer
// expect error 5:43: constructing an object of class type 'T' with a metatype value must use a 'required' initializer
// expect error 7:48: constructing an object of class type 'Self' with a metatype value must use a 'required' initializer
// expect error 9:85: cannot convert return expression of type 'ArraySlice<Song>' to return type '[Song]'
// expect error 10:84: cannot convert value of type 'ArraySlice<Song>' to specified type '[Song]'
// expect error 10:118: cannot convert value of type 'ArraySlice<Song>' to specified type '[Song]'
// expect error 11:77: no 'prefix' candidates produce the expected contextual result type '[Int]'
// expect error 12:73: no 'prefix' candidates produce the expected contextual result type '[Int]'
// expect error 12:106: no 'prefix' candidates produce the expected contextual result type '[Int]'
// expect error 12:150: no 'prefix' candidates produce the expected contextual result type '[Song]'
// expect error 13:50: 'nil' cannot be used in context expecting type 'Double'
// expect error 14:44: 'nil' cannot be used in context expecting type 'Int'
// expect error 15:22: 'nil' cannot be used in context expecting type 'Int'
// expect error 17:11: 'nil' cannot be used in context expecting type 'Int'
