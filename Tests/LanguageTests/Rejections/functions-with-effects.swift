func bad() throws {}; func later() async -> Int { 1 }
let f: () -> Void = bad
func take(_ f: () -> Void) {}
take(bad)
let g: () -> Int = later
let h: () throws -> Void = bad
let k: [() -> Void] = [bad]
// expect error 2:21: invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> Void'
// expect error 4:6: invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> Void'
// expect error 5:20: invalid conversion from 'async' function of type '() async -> Int' to synchronous function type '() -> Int'
// expect error 7:24: invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> Void'
