func entry(_ i: Int, _ j: Int) -> Double {
  let diagonal = i + j
  return 1.0 / Double(diagonal * (diagonal + 1) / 2 + i + 1)
}

func times(_ v: [Double]) -> [Double] {
  var result: [Double] = []
  for i in 0..<v.count {
    var sum = 0.0
    for j in 0..<v.count { sum += entry(i, j) * v[j] }
    result.append(sum)
  }
  return result
}

func timesTransposed(_ v: [Double]) -> [Double] {
  var result: [Double] = []
  for i in 0..<v.count {
    var sum = 0.0
    for j in 0..<v.count { sum += entry(j, i) * v[j] }
    result.append(sum)
  }
  return result
}

func main() {
  var u = Array(repeating: 1.0, count: 100)
  var v = u
  for _ in 0..<10 {
    v = timesTransposed(times(u))
    u = timesTransposed(times(v))
  }
  var uv = 0.0
  var vv = 0.0
  for i in 0..<100 {
    uv += u[i] * v[i]
    vv += v[i] * v[i]
  }
  print((uv / vv).squareRoot())
}

main()
