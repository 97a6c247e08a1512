class V { init() {} }
class Van: V {
    convenience init(seats: Int) {
        super.init()
    }
    convenience init(a: Int) { print(a); super.init() }
    init(x: Int) { self.init(seats: 3) }
}
// expect error 4:15: convenience initializer for 'Van' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')
// expect error 6:48: convenience initializer for 'Van' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')
// expect error 7:5: designated initializer for 'Van' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?
