// A closure that a call is given may use what lies beside the property that the call changes.
struct Basket {
  var fruits = ["pear", "fig", "plum", "kiwi"]
  let unwanted: Set<String> = ["fig"]
  var weights = ["pear": 3, "plum": 1, "kiwi": 2]
  var pair = (kept: [1, 2, 3], dropped: [2])
  var asked = 0

  init() { fruits.removeAll(where: { unwanted.contains($0) }) }

  mutating func sort() { fruits.sort { weights[$0, default: 0] < weights[$1, default: 0] } }

  mutating func thin(to limit: Int) {
    fruits.removeAll { _ in
      asked += 1
      return asked > limit
    }
  }

  mutating func drop() { pair.kept.removeAll { pair.dropped.contains($0) } }

  var first: String {
    get { fruits.first ?? "none" }
    set { fruits[0] = newValue }
  }

  mutating func shout() { first.append(contentsOf: weights.keys.sorted().map { "\(asked)\($0.count)" }.joined()) }
}

var basket = Basket()
print(basket.fruits)
basket.sort()
print(basket.fruits)
basket.thin(to: 2)
print(basket.fruits, basket.asked)
basket.drop()
print(basket.pair)
basket.shout()
print(basket.first)

func run() {
  var state = (values: [1, 2, 3, 4], limit: 2)
  state.values.removeAll { $0 > state.limit }
  print(state)
  var copy = Basket()
  copy.weights["pear"] = 0
  copy.fruits.sort { copy.weights[$0]! > copy.weights[$1]! }
  print(copy.fruits)
}
run()

struct Failure: Error {}
extension Array {
  mutating func each(_ body: (inout Element) throws -> Void) rethrows {
    for index in indices { try body(&self[index]) }
  }
}
struct Counter {
  var values = [1, 2, 3]
  var total = 0
  mutating func add() throws {
    try values.each { value in
      if total > 2 { throw Failure() }
      total += value
      value *= 10
    }
  }
}
var counter = Counter()
do { try counter.add() } catch { print("failed") }
print(counter)
// expect: ["pear", "plum", "kiwi"]
// expect: ["plum", "kiwi", "pear"]
// expect: ["plum", "kiwi"] 3
// expect: (kept: [1, 3], dropped: [2])
// expect: plum343434
// expect: (values: [1, 2], limit: 2)
// expect: ["kiwi", "plum", "pear"]
// expect: failed
// expect: Counter(values: [10, 20, 3], total: 3)
