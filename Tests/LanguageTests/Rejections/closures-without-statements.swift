let first: (Int) -> Int = { number in }
let second: () -> Int = {}
let third: () -> Int? = {}
func run(_ action: (Int) -> Int) {}
func make<T>(_ action: () -> T) {}
run { _ in }
run { number in }
let fine: (Int) -> Void = { _ in }
make {}
func perform(_ action: () -> Void) {}
perform {}
let never: () -> Any = {}
// expect error 1:27: cannot convert value of type 'Int' to closure result type '()'
// expect error 2:25: cannot convert value of type 'Int' to closure result type '()'
// expect error 3:25: cannot convert value of type 'Int?' to closure result type '()'
// expect error 6:5: cannot convert value of type '()' to closure result type 'Int'
// expect error 7:5: cannot convert value of type '()' to closure result type 'Int'
// expect error 12:24: cannot convert value of type 'Any' to closure result type '()'
