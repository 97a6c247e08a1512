class T { struct Fx { var a = 1 }
  func two() -> Int { struct Fx { var b = 7 }; return Fx().b }
  func three() -> Int { enum Fx: Int { case x = 4 }; return Fx.x.rawValue }
  func four() -> Int { struct Fy { var b = 7 }; return Fy().b }
  func five() -> Int { struct Fx { var a = 9 }; let f: Fx = Fx(); return f.a } }
print(T().two(), T().three(), T().four(), T().five())
// expect: 7 4 7 9
