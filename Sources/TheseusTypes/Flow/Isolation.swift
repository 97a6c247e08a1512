/// Which actor code runs on, as far as the order of jobs depends on it.
public enum Isolation: Sendable {
  /// The main actor.
  case mainActor
  /// Another actor: an instance, or a global one.
  case otherActor
  /// None: asynchronous code leaves the actor of its caller.
  case nonisolated
  /// That of the caller, or of the code around it.
  case inherited
}
