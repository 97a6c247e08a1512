struct Rule<T> { let run: (T) -> String?
    init<V>(_ kp: KeyPath<T, V>, _ m: String, _ p: @escaping (V) -> Bool) { run = { p($0[keyPath: kp]) ? nil : m } } }
@resultBuilder struct RuleBuilder<T> {
    static func buildExpression(_ r: Rule<T>) -> [Rule<T>] { [r] }
    static func buildExpression(_ r: String) -> [Rule<T>] { [] }
    static func buildBlock(_ r: [Rule<T>]...) -> [Rule<T>] { r.flatMap { $0 } } }
struct Validator<T> { let rules: [Rule<T>]; init(@RuleBuilder<T> _ r: () -> [Rule<T>]) { rules = r() } }
struct Sign { var user = "", n = 1 }
let v: Validator<Sign> = Validator { Rule(\.user, "user empty") { !$0.isEmpty }; Rule(\.n, "n") { $0 > 1 } }
print(v.rules.compactMap { $0.run(Sign()) })
// expect: ["user empty", "n"]
