protocol P {}
protocol Q: P {}
struct A: P, Q {}
struct B: Q, P {}
struct C: P, P, P {}
enum D: Int, P, P { case a }
class E: P {}
class F: E, P {}
protocol R: P, P {}
struct G: P {}
extension G: P {}
struct H {}
extension H: P, P {}
struct I: P & Q, P {}
struct J: Hashable, Equatable {}
// expect error 5:14: redundant conformance of 'C' to protocol 'P'
// expect error 5:17: redundant conformance of 'C' to protocol 'P'
// expect error 6:17: redundant conformance of 'D' to protocol 'P'
// expect error 8:13: redundant conformance of 'F' to protocol 'P'
// expect error 11:14: redundant conformance of 'G' to protocol 'P'
// expect error 13:17: redundant conformance of 'H' to protocol 'P'
// expect error 14:18: redundant conformance of 'I' to protocol 'P'
