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
// expect error 1: cannot convert value of type 'Int' to closure result type '()'
// expect error 2: cannot convert value of type 'Int' to closure result type '()'
// expect error 3: cannot convert value of type 'Int?' to closure result type '()'
// expect error 6: cannot convert value of type '()' to closure result type 'Int'
// expect error 7: cannot convert value of type '()' to closure result type 'Int'
// expect error 12: cannot convert value of type 'Any' to closure result type '()'
