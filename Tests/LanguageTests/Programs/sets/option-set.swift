struct Permissions: OptionSet {
  let rawValue: Int
  static let read = Permissions(rawValue: 1 << 0)
  static let write = Permissions(rawValue: 1 << 1)
  static let run = Permissions(rawValue: 1 << 2)
  static let all: Permissions = [.read, .write, .run]
}
var p: Permissions = [.read, .write]
print(p.contains(.read), p.contains(.run), p.rawValue, p.isEmpty, p == [.write, .read])
p.insert(.run); p.remove(.read)
print(p.rawValue, p.union(.read) == .all, p.intersection([.run]).rawValue, p.subtracting(.run).rawValue, p.isSubset(of: .all))
// expect: true false 3 false true
// expect: 6 true 4 2 true
