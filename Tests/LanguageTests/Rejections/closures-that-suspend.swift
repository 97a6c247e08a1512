import Foundation
func f() async -> Int { 1 }
DispatchQueue.main.async { await f() }
func run(_ c: () -> Void) { c() }
run { await f() }
[1].forEach { _ in await f() }
let r = [1].map { await f() + $0 }
// expect error 3:26: cannot pass function of type '() async -> Void' to parameter expecting synchronous function type
// expect error 5:5: cannot pass function of type '() async -> Void' to parameter expecting synchronous function type
// expect error 6:13: cannot pass function of type '(Int) async -> Void' to parameter expecting synchronous function type
// expect error 7:17: cannot pass function of type '(Int) async -> Int' to parameter expecting synchronous function type
