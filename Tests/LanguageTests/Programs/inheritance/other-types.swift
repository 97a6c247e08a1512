class Animal { func make() -> Animal { self }; func opt() -> Int? { nil }; func any() -> Any { 1 }; func take(_ d: Dog) {}; var p: Animal { self } ; subscript(i: Int) -> Int { i } }
class Dog: Animal { override func make() -> Dog { self }; override func opt() -> Int { 1 }; override func any() -> Any { "" }; override func take(_ d: Animal) {}; override var p: Dog { self } ; override subscript(i: Int) -> Int { i + 1 } }
class G1<T> { func f(_ t: T) -> T { t }; var v: T? { nil } }
class G2: G1<Int> { override func f(_ t: Int) -> Int { t + 1 }; override var v: Int? { 3 } }
class G3<U>: G1<[U]> { override func f(_ t: [U]) -> [U] { t }; override var v: [U]? { [] } }
protocol Q {}
class H1 { func q() -> any Q { fatalError() }; func c() -> () -> Void { {} }; func t() throws -> Int { 1 }; func gen<T: Q>(_ t: T) -> T { t } }
class H2: H1, Q { override func q() -> any Q { self }; override func c() -> () -> Void { {} }; override func t() -> Int { 2 }; override func gen<T: Q>(_ t: T) -> T { t } }
class S1 { func s() -> Self { self }; class func make() -> S1 { S1() }; required init() {} }
class S2: S1 { override func s() -> Self { self }; override class func make() -> S2 { S2() } }
print(Dog().opt() as Any, G2().f(3), G3<Int>().v!, H2().t(), S2().s(), type(of: S2.make()), Dog()[3])
// expect: 1 4 [] 2 main.S2 S2 4
