// An asynchronous method may have the name of a property.
struct SignOut: Sendable { func run() -> String { "out" } }
final class Account: Sendable {
  let signOut = SignOut()
  func signOut() async -> String { "signing " + signOut.run() }
}
print(await Account().signOut(), Account().signOut.run())
// expect: signing out out
