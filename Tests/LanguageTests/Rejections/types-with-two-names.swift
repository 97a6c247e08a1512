struct S Equatable { }
enum E Int { case a }
protocol P Q { }
class C Object { }
// expect error 1:10: found an unexpected second identifier in struct declaration; is there an accidental break?
// expect error 2:8: found an unexpected second identifier in enum declaration; is there an accidental break?
// expect error 3:12: found an unexpected second identifier in protocol declaration; is there an accidental break?
// expect error 4:9: found an unexpected second identifier in class declaration; is there an accidental break?
