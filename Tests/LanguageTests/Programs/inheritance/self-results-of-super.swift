class Model {
  required init() {}
  class func make() -> Self { self.init() }
  class func maybe() -> Self? { self.init() }
  class var shared: Self { self.init() }
}
final class User: Model {
  override class func make() -> Self { print("User.make"); return super.make() }
}
class Admin: Model {
  override class func make() -> Self { print("Admin.make"); return super.make() }
  override class func maybe() -> Self? { let made = super.maybe(); return made }
  override class var shared: Self { print("Admin.shared"); return super.shared }
  class func other() -> Self { let made = super.make(); return made }
  static func base() -> Model { super.make() }
}
class Owner: Admin {}
print(User.make(), Admin.make(), Owner.make(), Owner.maybe() as Any, Owner.shared, Owner.other(), Owner.base())
let type: Model.Type = Owner.self
print(type.make())
// expect: User.make
// expect: Admin.make
// expect: Admin.make
// expect: Admin.shared
// expect: main.User main.Admin main.Owner Optional(main.Owner) main.Owner main.Owner main.Owner
// expect: Admin.make
// expect: main.Owner
