func each(_ xs: [Int], _ f: (Int) -> Bool) -> [Int] {
  withoutActuallyEscaping(f) { esc in xs.lazy.filter(esc).map { $0 * 2 } }
}
print(each([1, 2, 3, 4]) { $0 % 2 == 0 })
func r(_ f: () -> Int) throws -> Int { try withoutActuallyEscaping(f) { g in g() + 1 } }
print(try r { 4 })
// expect: [4, 8]
// expect: 5
