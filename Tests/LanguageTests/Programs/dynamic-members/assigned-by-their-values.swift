@dynamicMemberLookup struct C { var d: [String: Any] = [:]
  subscript<T>(dynamicMember k: String) -> T? { get { d[k] as? T } set { d[k] = newValue } }
  subscript(dynamicMember k: String) -> C { get { d[k] as? C ?? C() } set { d[k] = newValue } } }
var cfg = C()
cfg.db.host = "h"
cfg.db.port = 80
cfg.on = true
let h: String? = cfg.db.host, p: Int? = cfg.db.port
print(h ?? "-", p ?? 0, cfg.db.d.count)
if let on: Bool = cfg.on { print(on) }
// expect: h 80 2
// expect: true
