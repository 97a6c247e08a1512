func primes(below limit: Int) -> [Int] {
  var isPrime = Array(repeating: true, count: limit)
  isPrime[0] = false
  isPrime[1] = false
  var i = 2
  while i * i < limit {
    if isPrime[i] {
      var multiple = i * i
      while multiple < limit {
        isPrime[multiple] = false
        multiple += i
      }
    }
    i += 1
  }
  var result: [Int] = []
  for n in 0..<limit {
    if isPrime[n] { result.append(n) }
  }
  return result
}

let found = primes(below: 1_000_000)
print(found.count, found[found.count - 1])
