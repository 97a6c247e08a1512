class T { lazy var d: ((Int) -> Void)! = mk(); func mk() -> (Int) -> Void { { print("d", $0) } }; func disp(_ a: Int) { d(a) } }
T().disp(2)
// expect: d 2
