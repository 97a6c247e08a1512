class T {
    var handler: (() -> Void)?
    var other: () -> Void = {}
    func run(_ f: () -> Void) { handler = f }
    func walk(_ f: () -> Void) { other = f }
}
struct S {
    var table: [String: () -> Void] = [:]
    static var shared: () -> Void = {}
    mutating func run(_ f: () -> Void) { table["a"] = f }
    func walk(_ f: () -> Void) { S.shared = f }
    init(f: () -> Void) { self.table["a"] = f }
}
// expect error 4:41: assigning non-escaping parameter 'f' to an '@escaping' closure
// expect error 5:40: assigning non-escaping parameter 'f' to an '@escaping' closure
// expect error 10:53: assigning non-escaping parameter 'f' to an '@escaping' closure
// expect error 11:43: assigning non-escaping parameter 'f' to an '@escaping' closure
// expect error 12:43: assigning non-escaping parameter 'f' to an '@escaping' closure
