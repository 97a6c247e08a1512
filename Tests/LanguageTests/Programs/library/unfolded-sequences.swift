func powers() -> UnfoldFirstSequence<Int> { sequence(first: 1) { $0 < 50 ? $0 * 2 : nil } }
for power in powers().dropFirst() { print(power) }
let all: UnfoldFirstSequence<Int> = powers()
print(Array(all.prefix(3)), type(of: all), powers().reduce(0, +))
// expect: 2
// expect: 4
// expect: 8
// expect: 16
// expect: 32
// expect: 64
// expect: [1, 2, 4] UnfoldSequence<Int, (Optional<Int>, Bool)> 127
