protocol P {}
struct A: P {}
struct B {}
func h() 
  -> some P {
  print(1)
  return B()
}
struct W { var p: some P {
  B()
}
  func m(_ b: Bool, _ c: Int) -> some P {
    if b { return A() }
    return B()
  }
  func n(_ b: Bool) -> some P {
    if b { return B() }
    return A()
  }
}
// expect error 7:10: return type of global function 'h()' requires that 'B' conform to 'P'
// expect error 10:3: return type of property 'p' requires that 'B' conform to 'P'
// expect error 14:12: return type of instance method 'm' requires that 'B' conform to 'P'
// expect error 17:19: return type of instance method 'n' requires that 'B' conform to 'P'
