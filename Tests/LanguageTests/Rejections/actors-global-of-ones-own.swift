import Foundation
actor Bank { var balance = 100
  func run() { DispatchQueue.main.async { self.balance += 1 } }
  func run2() { DispatchQueue.global().async { self.balance += 1 } } }
@globalActor actor My { static let shared = My() }
@My func my() {}
@My class MC { var x = 1; func m() {} }
func w23() { my() }
func w24() async { my(); let m = MC(); print(m.x) }
func w25() async { await my(); let m = await MC(); print(await m.x); m.m() }
func w26(_ m: MC) { m.m(); m.x = 3; print(m.x) }
func plain() async -> Int { 1 }
func w54() async { defer { await plain() } }
func w55() async { defer { plain() } }
// expect error 3:48: actor-isolated property 'balance' can not be mutated from the main actor
// expect error 4:53: actor-isolated property 'balance' can not be mutated from a Sendable closure
// expect error 8:14: call to global actor 'My'-isolated global function 'my()' in a synchronous nonisolated context
// expect error 9:20: global actor 'My'-isolated global function 'my()' cannot be called from outside of the actor
// expect error 9:34: global actor 'My'-isolated initializer 'init()' cannot be called from outside of the actor
// expect error 9:48: global actor 'My'-isolated property 'x' cannot be accessed from outside of the actor
// expect error 10:72: global actor 'My'-isolated instance method 'm()' cannot be called from outside of the actor
// expect error 11:23: call to global actor 'My'-isolated instance method 'm()' in a synchronous nonisolated context
// expect error 11:30: global actor 'My'-isolated property 'x' can not be mutated from a nonisolated context
// expect error 11:45: global actor 'My'-isolated property 'x' can not be referenced from a nonisolated context
// expect error 13:34: 'async' call cannot occur in a defer body
// expect error 14:28: 'async' call cannot occur in a defer body
