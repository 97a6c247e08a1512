extension Array {
  func sorted(_ cs: ((Element, Element) -> Bool)...) -> [Element] { print("own", cs.count); return self }
  func filter(_ ps: ((Element) -> Bool)...) -> [Element] { print("own filter"); return self }
}
print([3, 1, 2].sorted { $0 < $1 })
print([3, 1, 2].sorted { a, b in a > b })
print([3, 1].filter { $0 > 1 })
print([3, 1].sorted())
// expect: own 1
// expect: [3, 1, 2]
// expect: own 1
// expect: [3, 1, 2]
// expect: own filter
// expect: [3, 1]
// expect: own 0
// expect: [3, 1]
