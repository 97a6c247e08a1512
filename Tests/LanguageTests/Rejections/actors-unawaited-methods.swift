actor Bank { func slow() async throws -> Int { 1 }; func fast() throws -> Int { 1 } ; func sl() async -> Int { 1 } }
func w10(_ b: Bank) async throws { let x = try b.slow(); let y = try b.fast(); let z = b.sl(); print(b.sl()) }
// expect error 2:50: actor-isolated instance method 'slow()' cannot be called from outside of the actor
// expect error 2:72: actor-isolated instance method 'fast()' cannot be called from outside of the actor
// expect error 2:90: actor-isolated instance method 'sl()' cannot be called from outside of the actor
// expect error 2:104: actor-isolated instance method 'sl()' cannot be called from outside of the actor
