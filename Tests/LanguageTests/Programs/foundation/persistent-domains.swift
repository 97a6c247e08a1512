import Foundation
let standard = UserDefaults.standard
standard.set("kept", forKey: "name")
let suite = UserDefaults(suiteName: "app.x")!
suite.set("mine", forKey: "name")
UserDefaults(suiteName: "app.empty")!.removePersistentDomain(forName: "app.empty")
print(standard.string(forKey: "name") ?? "nil", suite.string(forKey: "name") ?? "nil")
suite.removePersistentDomain(forName: "app.x")
print(standard.string(forKey: "name") ?? "nil", suite.string(forKey: "name") ?? "nil")
suite.set(3, forKey: "level")
standard.removePersistentDomain(forName: "app.x")
print(suite.integer(forKey: "level"), standard.string(forKey: "name") ?? "nil")
print(suite.object(forKey: "name") ?? "none")
suite.set(4, forKey: "level")
suite.removePersistentDomain(forName: "app.other")
print(suite.integer(forKey: "level"))
standard.removeObject(forKey: "name")
UserDefaults().removePersistentDomain(forName: "app.x")
print(suite.integer(forKey: "level"))
// expect: kept mine
// expect: kept nil
// expect: 0 kept
// expect: none
// expect: 4
// expect: 0
