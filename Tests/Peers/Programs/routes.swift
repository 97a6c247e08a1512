struct Stop: Hashable {
  let line: Int
  let number: Int
}

final class Network {
  private(set) var roads: [Stop: [(to: Stop, minutes: Int)]] = [:]

  func connect(_ first: Stop, _ second: Stop, minutes: Int) {
    roads[first, default: []].append((to: second, minutes: minutes))
    roads[second, default: []].append((to: first, minutes: minutes))
  }

  func times(from start: Stop, within limit: Int) -> [Stop: Int] {
    var best = [start: 0]
    var waiting = [[start]]
    var minute = 0
    while minute < waiting.count {
      for stop in waiting[minute] {
        guard let known = best[stop], known == minute else { continue }
        for (next, minutes) in roads[stop] ?? [] {
          let arrival = minute + minutes
          if arrival > limit { continue }
          if let earlier = best[next], earlier <= arrival { continue }
          best[next] = arrival
          while waiting.count <= arrival { waiting.append([]) }
          waiting[arrival].append(next)
        }
      }
      minute += 1
    }
    return best
  }
}

func main() {
  let network = Network()
  for line in 0..<20 {
    for number in 1..<50 {
      network.connect(Stop(line: line, number: number - 1), Stop(line: line, number: number), minutes: 2 + (line + number) % 4)
    }
  }
  for line in 1..<20 {
    for number in stride(from: line % 5, to: 50, by: 5) {
      network.connect(Stop(line: line - 1, number: number), Stop(line: line, number: number), minutes: 1 + number % 3)
    }
  }
  var reached = 0
  var total = 0
  var farthest: (stop: Stop, minutes: Int)?
  for line in stride(from: 0, to: 20, by: 3) {
    let times = network.times(from: Stop(line: line, number: line), within: 90)
    reached += times.count
    total += times.values.reduce(0, +)
    let latest = times.max { ($0.value, $0.key.line, $0.key.number) < ($1.value, $1.key.line, $1.key.number) }
    if let latest, latest.value > farthest?.minutes ?? 0 { farthest = (latest.key, latest.value) }
  }
  if let farthest { print(reached, total, farthest.stop.line, farthest.stop.number, farthest.minutes) }
}

main()
