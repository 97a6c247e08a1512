var ages = ["Ann": 31, "Bob": 25]
ages["Cid"] = 40
ages["Bob"] = nil
print(ages.count, ages["Ann"] ?? 0, ages["Zed"] as Any, ages.keys.sorted(), ages.values.sorted())
ages["Ann"]! += 1
ages["Dee", default: 0] += 7
print(ages["Ann"]!, ages["Dee"]!, ages.updateValue(1, forKey: "Dee")!, ages.removeValue(forKey: "Cid") as Any)
for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
print(ages.isEmpty, ages == ["Ann": 32, "Dee": 1], ages.contains { $0.value > 30 }, [String: Int](), ["k": [1, 2]])
// expect: 2 31 nil ["Ann", "Cid"] [31, 40]
// expect: 32 7 7 Optional(40)
// expect: Ann 32
// expect: Dee 1
// expect: false true true [:] ["k": [1, 2]]
