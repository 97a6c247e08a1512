struct Money: CustomStringConvertible, CustomDebugStringConvertible {
  var cents: Int
  var description: String { "$\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
  var debugDescription: String { "Money(cents: \(cents))" }
}
struct OnlyDebug: CustomDebugStringConvertible { var debugDescription: String { "<debug>" } }
struct OnlyPlain: CustomStringConvertible { var description: String { "<plain>" } }
let m = Money(cents: 1205)
print(m, "\(m)", [m], ["k": m], m as Money?, (m, m))
debugPrint(m, [m])
print(OnlyDebug(), OnlyPlain(), [OnlyDebug()], [OnlyPlain()])
debugPrint(OnlyDebug(), OnlyPlain())
print(String(describing: m), String(reflecting: m))
enum Level: Int, CustomStringConvertible { case low = 1, high; var description: String { "level \(rawValue)" } }
print(Level.low, [Level.high], Optional(Level.low) as Any)
struct Team { var members: [Money]; var lead: Money? }
print(Team(members: [m], lead: m))
// expect: $12.05 $12.05 [Money(cents: 1205)] ["k": Money(cents: 1205)] Optional(Money(cents: 1205)) (Money(cents: 1205), Money(cents: 1205))
// expect: Money(cents: 1205) [Money(cents: 1205)]
// expect: <debug> <plain> [<debug>] [<plain>]
// expect: <debug> <plain>
// expect: $12.05 Money(cents: 1205)
// expect: level 1 [level 2] Optional(level 1)
// expect: Team(members: [Money(cents: 1205)], lead: Optional(Money(cents: 1205)))
