func share(_ n: Int, among k: Int) -> (Int, Int) { (n / k, n % k) }
print(share(10, among: 3))
let people = [2, 0]
for p in people { print(10 % p) }
// expect: (3, 1)
// expect: 0
// expect trap: Division by zero in remainder operation
