class Base { let level = 1 }
class Player: Base { let age = 12 }
extension Player: CustomReflectable {
  var customMirror: Mirror {
    Mirror(Player.self, children: ["Age": age], displayStyle: .struct, ancestorRepresentation: .generated)
  }
}
print(Mirror(reflecting: Player()).superclassMirror as Any, Mirror(reflecting: Player()).subjectType)
class Own: Base, CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["a": 1], displayStyle: .class) }
}
print(Mirror(reflecting: Own()).superclassMirror as Any)
dump(Own())
// expect: nil Player.Type
// expect: Optional(Mirror for Base)
// expect: ▿ main.Own #0
// expect: ▿ super: main.Base
// expect: - level: 1
// expect: - a: 1
