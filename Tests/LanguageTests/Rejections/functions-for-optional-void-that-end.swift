func ends() -> ()? { let x = 1; _ = x }
struct Row { func ends() -> ()? {} }
// expect error 1:39: missing return in global function expected to return '()?'
// expect error 2:34: missing return in instance method expected to return '()?'
