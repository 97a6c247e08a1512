var log: [String] = []
let lazy = [1, 2, 3, 4].lazy.map { (x: Int) -> Int in log.append("m\(x)"); return x * x }.filter { x in log.append("f\(x)"); return x > 3 }
print(log.isEmpty)
print(lazy.first!, log)
log = []
print(Array(lazy.prefix(1)), log.count > 0)
log = []
let eager = [1, 2].map { (x: Int) -> Int in log.append("m\(x)"); return x }.filter { x in log.append("f\(x)"); return true }
print(eager, log)
log = []
for x in [1, 2, 3].lazy.map({ (x: Int) -> Int in log.append("m\(x)"); return x }) { log.append("b\(x)"); if x == 2 { break } }
print(log)
let squares = (1...).lazy.map { $0 * $0 }
print(Array(squares.prefix(4)), squares.first { $0 > 50 }!, Array(squares.filter { $0 % 2 == 1 }.prefix(3)), Array(squares.prefix { $0 < 30 }))
print((1...3).lazy.compactMap { $0 == 2 ? nil : "\($0)" }.joined(separator: ","), Array((1...3).lazy.flatMap { [$0, $0] }), Array((1...3).lazy.reversed()))
print(Array((1...5).lazy.drop { $0 < 3 }), Array((1...5).lazy.dropFirst(3)), Array([[1], [2]].lazy.joined()), (1...3).lazy.map { $0 }.count)
// expect: true
// expect: 4 ["m1", "f1", "m2", "f4", "m2"]
// expect: [4] true
// expect: [1, 2] ["m1", "m2", "f1", "f2"]
// expect: ["m1", "b1", "m2", "b2"]
// expect: [1, 4, 9, 16] 64 [1, 9, 25] [1, 4, 9, 16, 25]
// expect: 1,3 [1, 1, 2, 2, 3, 3] [3, 2, 1]
// expect: [3, 4, 5] [4, 5] [1, 2] 3
