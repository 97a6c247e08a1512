func f() throws -> Int { 1 }
func g() async -> Int { 1 }
class C { lazy var a = f(); lazy var b = try f(); lazy var c = g(); lazy var d = { f() }(); lazy var e = { try f() }; let h = f(); lazy var i: Int = try! f(); lazy var j = (try? f()) ?? 0; lazy var k: () -> Int = { f() } }
// expect error 3:24: call can throw, but errors cannot be thrown out of a property initializer
// expect error 3:46: call can throw, but errors cannot be thrown out of a property initializer
// expect error 3:64: 'async' call cannot occur in a property initializer
// expect error 3:84: call can throw, but it is not marked with 'try' and the error is not handled
// expect error 3:127: call can throw, but errors cannot be thrown out of a property initializer
// expect error 3:216: call can throw, but it is not marked with 'try' and the error is not handled
