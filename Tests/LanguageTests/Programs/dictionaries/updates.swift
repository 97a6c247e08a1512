var ages = ["Ann": 30, "Bob": 25]
print(ages.updateValue(31, forKey: "Ann") as Any, ages.updateValue(1, forKey: "Cy") as Any)
print(ages.removeValue(forKey: "Bob") as Any, ages.removeValue(forKey: "Zed") as Any, ages.count)
ages["Ann"] = nil
print(ages, ages["Ann"] == nil, ages.isEmpty)
ages["Cy"]! += 1; ages["Cy"]? *= 10; ages["Nobody"]? += 1
print(ages)
ages.merge(["Cy": 5, "Di": 6]) { old, new in old + new }
print(ages.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
let merged = ages.merging([("Di", 0), ("Ed", 1)]) { current, _ in current }
print(merged.keys.sorted(), merged["Di"]!)
var nested = ["fruit": ["apple": 1]]
nested["fruit"]?["pear"] = 2; nested["veg", default: [:]]["leek"] = 3; nested["none"]?["x"] = 1
print(nested["fruit"]!.keys.sorted(), nested["veg"]!, nested.count)
for key in ages.keys { ages[key]! -= 1 }
print(ages.values.sorted())
ages.removeAll(); print(ages, ages.first as Any, ages.randomElement() as Any, ages.keys.max() as Any)
// expect: Optional(30) nil
// expect: Optional(25) nil 2
// expect: ["Cy": 1] true false
// expect: ["Cy": 20]
// expect: ["Cy=25", "Di=6"]
// expect: ["Cy", "Di", "Ed"] 6
// expect: ["apple", "pear"] ["leek": 3] 2
// expect: [5, 24]
// expect: [:] nil nil nil
