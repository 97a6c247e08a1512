class A: B {}
class B: A {}
class C: C {}
class G {}
class H: G {}
// expect error 1:7: 'A' inherits from itself
// expect error 3:7: 'C' inherits from itself
