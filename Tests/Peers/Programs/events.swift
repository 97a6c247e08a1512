struct Heap<Element> {
  private var elements: [Element] = []
  private let precedes: (Element, Element) -> Bool

  init(by precedes: @escaping (Element, Element) -> Bool) { self.precedes = precedes }

  mutating func push(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(elements[child], elements[parent]) else { break }
      elements.swapAt(child, parent)
      child = parent
    }
  }

  mutating func pop() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let first = elements.first else { return last }
    elements[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= elements.count { break }
      if child + 1 < elements.count, precedes(elements[child + 1], elements[child]) { child += 1 }
      guard precedes(elements[child], elements[parent]) else { break }
      elements.swapAt(child, parent)
      parent = child
    }
    return first
  }
}

struct Event {
  let time: Int
  let number: Int
}

func main() {
  var heap = Heap<Event> { $0.time < $1.time || ($0.time == $1.time && $0.number < $1.number) }
  var seed = 7
  for number in 0..<500 {
    seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
    heap.push(Event(time: seed / 65536 % 1000, number: number))
  }
  var sum = 0
  var time = 0
  for number in 500..<60_500 {
    guard let event = heap.pop() else { break }
    time = event.time
    sum = (sum * 31 + event.number) % 1_000_003
    seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
    heap.push(Event(time: time + seed / 65536 % 1000, number: number))
  }
  print(time, sum)
}

main()
