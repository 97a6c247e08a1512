class A: B {}
class B: A {}
class C: C {}
class G {}
class H: G {}
// expect error 1: 'A' inherits from itself
// expect error 3: 'C' inherits from itself
