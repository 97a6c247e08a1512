func line(_ seed: inout Int) -> String {
  var words: [String] = []
  for _ in 0..<100 {
    seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
    words.append("word\(seed / 65536 % 1000 * (seed / 65536 % 7))")
  }
  return words.joined(separator: " ")
}

func main() {
  var seed = 42
  var counts: [String: Int] = [:]
  for _ in 0..<2000 {
    for word in line(&seed).split(separator: " ") {
      counts[String(word), default: 0] += 1
    }
  }
  var total = 0
  for (_, count) in counts { total += count }
  print(counts.count, total, counts["word0"] ?? 0, counts["word42"] ?? 0)
}

main()
