func sieve(_ n: Int) -> [Int] { var flags = Array(repeating: true, count: n + 1); var primes: [Int] = []
  for i in 2...n where flags[i] { primes.append(i); var j = i * i; while j <= n { flags[j] = false; j += i } }
  return primes }
print(sieve(40))
func binarySearch(_ a: [Int], _ x: Int) -> Int? { var low = 0, high = a.count - 1
  while low <= high { let mid = (low + high) / 2
    switch a[mid] { case x: return mid; case ..<x: low = mid + 1; default: high = mid - 1 } }
  return nil }
print(binarySearch([1, 3, 5, 7, 9], 7) ?? -1, binarySearch([1, 3], 2) as Any)
func spiral(_ n: Int) -> [[Int]] { var g = Array(repeating: Array(repeating: 0, count: n), count: n); var (r, c, dr, dc) = (0, 0, 0, 1)
  for k in 1...(n * n) { g[r][c] = k; let (nr, nc) = (r + dr, c + dc)
    if !(0..<n).contains(nr) || !(0..<n).contains(nc) || g[nr][nc] != 0 { (dr, dc) = (dc, -dr) }
    r += dr; c += dc }
  return g }
print(spiral(3))
func roman(_ n: Int) -> String { var n = n, out = ""
  for (value, sign) in [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] { while n >= value { out += sign; n -= value } }
  return out }
print([4, 1994, 3999].map(roman))
func balanced(_ s: String) -> Bool { var stack: [Character] = []; let pairs: [Character: Character] = [")": "(", "]": "["]
  for ch in s { if pairs.values.contains(ch) { stack.append(ch) } else if let open = pairs[ch] { guard stack.popLast() == open else { return false } } }
  return stack.isEmpty }
print(balanced("a(b[c]d)"), balanced("(]"), balanced("(("))
func collatz(_ n: Int) -> Int { sequence(first: n) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }.reduce(0) { c, _ in c + 1 } }
print((1...10).map(collatz))
var board = [[1, 0], [0, 1]]
for (r, row) in board.enumerated() { for (c, cell) in row.enumerated() { board[r][c] = 1 - cell } }
print(board, (1...15).map { $0 % 15 == 0 ? "FizzBuzz" : $0 % 3 == 0 ? "Fizz" : $0 % 5 == 0 ? "Buzz" : "\($0)" }.suffix(5))
// expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
// expect: 3 nil
// expect: [[1, 2, 3], [8, 9, 4], [7, 6, 5]]
// expect: ["IV", "MCMXCIV", "MMMCMXCIX"]
// expect: true false false
// expect: [1, 2, 8, 3, 6, 9, 17, 4, 20, 7]
// expect: [[0, 1], [1, 0]] ["11", "Fizz", "13", "14", "FizzBuzz"]
