import Foundation

let results = await withTaskGroup(of: (Int, String).self, returning: [Int: String].self) { group in
  for (i, word) in ["x", "y", "z"].enumerated() { group.addTask { (i, word.uppercased()) } }
  var all: [Int: String] = [:]
  for await (i, word) in group { all[i] = word }
  return all
}
print(results.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let optional: Int? = await withTaskGroup(of: Int.self) { group in
  group.addTask { 7 }
  return await group.next()
}
print(optional ?? -1)
await withDiscardingTaskGroup { group in
  group.addTask { print("discarded result") }
}
// expect: ["0X", "1Y", "2Z"]
// expect: 7
// expect: discarded result
