import Foundation
let u = UserDefaults.standard
func own() -> [String] { u.dictionaryRepresentation().keys.filter { $0.hasPrefix("t_") }.sorted() }
for key in own() { u.removeObject(forKey: key) }
u.set(3, forKey: "t_i")
u.set("x", forKey: "t_s")
u.set(2.5, forKey: "t_d")
print(own())
u.setVolatileDomain(["t_v": 5], forName: "vol")
print(u.volatileDomain(forName: "vol"), u.volatileDomainNames.contains("vol"), u.volatileDomain(forName: "none").isEmpty)
u.removeVolatileDomain(forName: "vol")
print(u.volatileDomain(forName: "vol"))
print(UserDefaults.globalDomain, UserDefaults.argumentDomain, UserDefaults.registrationDomain, UserDefaults.didChangeNotification.rawValue, u.objectIsForced(forKey: "t_i"))
for key in own() { u.removeObject(forKey: key) }
print(own(), u.integer(forKey: "t_i"))
// expect: ["t_d", "t_i", "t_s"]
// expect: ["t_v": 5] true true
// expect: [:]
// expect: NSGlobalDomain NSArgumentDomain NSRegistrationDomain NSUserDefaultsDidChangeNotification false
// expect: [] 0
