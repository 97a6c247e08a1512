public struct Modifier { public var target: Target; public init(target: Target) { self.target = target } }
public extension Modifier { enum Target { case a, b } }
print(Modifier(target: .a))
// expect: Modifier(target: main.Modifier.Target.a)
