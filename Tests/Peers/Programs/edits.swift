func distance(_ a: [Int], _ b: [Int]) -> Int {
  var rows: [[Int]] = []
  for i in 0...a.count {
    var row = Array(repeating: 0, count: b.count + 1)
    row[0] = i
    rows.append(row)
  }
  for j in 0...b.count { rows[0][j] = j }
  for i in 1...a.count {
    for j in 1...b.count {
      let change = a[i - 1] == b[j - 1] ? 0 : 1
      rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + change)
    }
  }
  return rows[a.count][b.count]
}

func main() {
  var seed = 5
  var texts: [[Int]] = []
  for _ in 0..<9 {
    var text: [Int] = []
    for _ in 0..<80 {
      seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
      text.append(seed / 65536 % 4)
    }
    texts.append(text)
  }
  var total = 0
  for a in texts {
    for b in texts { total += distance(a, b) }
  }
  print(total)
}

main()
