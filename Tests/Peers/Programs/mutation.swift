struct Walker {
  var x = 0
  var y = 0
  var steps = 0

  mutating func step(_ direction: Int) {
    if direction == 0 {
      x += 1
    } else if direction == 1 {
      y += 1
    } else if direction == 2 {
      x -= 1
    } else {
      y -= 1
    }
    steps += 1
  }
}

func main() {
  var walker = Walker()
  for i in 0..<1_000_000 { walker.step(i * 7 / 3 % 4) }
  print(walker.x, walker.y, walker.steps)
}

main()
