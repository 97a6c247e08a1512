struct Point { var x: Int, y: Int }

enum Field { case wall, free, reached(steps: Int) }

struct Maze {
  let size: Int
  private var fields: [Field]

  init(size: Int, seed: Int) {
    self.size = size
    var random = seed
    fields = (0..<size * size).map { _ in
      random = (random * 1_103_515_245 + 12345) % 2_147_483_648
      return random % 10 < 3 ? .wall : .free
    }
    fields[0] = .free
  }

  private func index(_ point: Point) -> Int { point.y * size + point.x }

  private func contains(_ point: Point) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < size && point.y < size
  }

  mutating func flood(from start: Point) -> (reached: Int, farthest: Int) {
    var queue = [start]
    var head = 0, farthest = 0
    fields[index(start)] = .reached(steps: 0)
    while head < queue.count {
      let point = queue[head]
      head += 1
      guard case .reached(let steps) = fields[index(point)] else { continue }
      farthest = max(farthest, steps)
      for (dx, dy) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
        let next = Point(x: point.x + dx, y: point.y + dy)
        guard contains(next), case .free = fields[index(next)] else { continue }
        fields[index(next)] = .reached(steps: steps + 1)
        queue.append(next)
      }
    }
    return (queue.count, farthest)
  }
}

for seed in 1...4 {
  var maze = Maze(size: 120, seed: seed)
  let result = maze.flood(from: Point(x: 0, y: 0))
  print(seed, result.reached, result.farthest)
}
