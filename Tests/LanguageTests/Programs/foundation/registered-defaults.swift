import Foundation
let u = UserDefaults(suiteName: "theseus.test.zzz")!
for k in ["k", "j", "m"] { u.removeObject(forKey: k) }
u.register(defaults: ["k": 9, "j": "x"])
print(u.integer(forKey: "k"), u.string(forKey: "j") ?? "nil")
u.set(1, forKey: "k"); print(u.integer(forKey: "k"))
u.removeObject(forKey: "k"); print(u.integer(forKey: "k"))
u.register(defaults: ["m": 2, "k": 10]); print(u.integer(forKey: "m"), u.integer(forKey: "k"))
// expect: 9 x
// expect: 1
// expect: 9
// expect: 2 10
