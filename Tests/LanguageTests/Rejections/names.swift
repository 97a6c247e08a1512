struct Counter {
  var total = 0
  mutating func increment() { total += 1 }
}
let counter = Counter()
print(countr.total)
print(counter.totl)
let size = countt(of: counter)
var other = Counter()
other.incremnt()
enum Direction { case north, south }
let d: Direction = .nort
let e = Direction.west
// expect error 6:7: cannot find 'countr' in scope
// expect error 7:15: value of type 'Counter' has no member 'totl'
// expect error 8:12: cannot find 'countt' in scope
// expect error 10:7: value of type 'Counter' has no member 'incremnt'
// expect error 12:21: type 'Direction' has no member 'nort'
// expect error 13:19: type 'Direction' has no member 'west'
