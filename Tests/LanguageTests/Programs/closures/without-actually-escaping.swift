func each(_ xs: [Int], _ f: (Int) -> Bool) -> [Int] {
  withoutActuallyEscaping(f) { esc in xs.lazy.filter(esc).map { $0 * 2 } }
}
print(each([1, 2, 3, 4]) { $0 % 2 == 0 })
func r(_ f: () -> Int) throws -> Int { try withoutActuallyEscaping(f) { g in g() + 1 } }
print(try r { 4 })

func doubled(_ numbers: [Int], _ transform: (Int) async -> Int) async -> [Int] {
  await withoutActuallyEscaping(transform) { escaping in
    var stored: [(Int) async -> Int] = []
    stored.append(escaping)
    var results: [Int] = []
    for number in numbers { results.append(await stored[0](number)) }
    return results
  }
}

print(await doubled([1, 2, 3]) { await Task.yield(); return $0 * 2 })
// expect: [4, 8]
// expect: 5
// expect: [2, 4, 6]
