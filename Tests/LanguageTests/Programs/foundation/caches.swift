// A cache keeps objects by keys that are equal.
import Foundation
final class Thing { let n: Int; init(_ n: Int) { self.n = n } }
let cache = NSCache<NSString, Thing>(); cache.name = "c"
cache.setObject(Thing(5), forKey: "k"); print(cache.object(forKey: "k")?.n ?? 0, cache.object(forKey: "z") == nil)
cache.setObject(Thing(6), forKey: "k" as NSString); print(cache.object(forKey: NSString(string: "k"))!.n);
cache.removeObject(forKey: "k"); print(cache.object(forKey: "k") == nil)
cache.setObject(Thing(7), forKey: "q", cost: 3); cache.removeAllObjects(); print(cache.object(forKey: "q") == nil)
// expect: 5 true
// expect: 6
// expect: true
// expect: true
