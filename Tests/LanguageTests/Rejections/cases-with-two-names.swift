enum B { case a b }
enum C {
    case a, b c
    case d
}
// expect error 1:17: found an unexpected second identifier in enum 'case' declaration; is there an accidental break?
// expect error 3:15: found an unexpected second identifier in enum 'case' declaration; is there an accidental break?
