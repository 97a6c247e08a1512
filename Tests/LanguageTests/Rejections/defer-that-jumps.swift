while true { defer { break } }
for _ in 0..<1 { defer { continue } }
outer: for _ in 0..<2 {
    defer {
        for _ in 0..<2 { break }
        if true { break outer }
    }
}
// expect error 1:22: 'break' cannot transfer control out of a defer statement
// expect error 2:26: 'continue' cannot transfer control out of a defer statement
// expect error 6:19: 'break' cannot transfer control out of a defer statement
