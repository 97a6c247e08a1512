enum Suit { case hearts, spades }
func e37() { let xs = [.hearts, .spades] }
func e38() { let xs = [.hearts]; print(xs) }
func e39() { let xs = [1: .hearts]; print(xs) }
func e40() { let xs = (.hearts, 1); print(xs) }
func e41() { let xs = .hearts; print(xs) }
func e42() { let xs = [[.hearts]]; print(xs) }
func e43() { for s in [.hearts, .spades] { print(s) } }
func e45() { let a = true ? .hearts : .spades }
let ys = [.hearts, .spades]
print(ys)
let zs = [.red, .blue]
for z in zs { print(z) }
// expect error 2:25: reference to member 'hearts' cannot be resolved without a contextual type
// expect error 2:34: reference to member 'spades' cannot be resolved without a contextual type
// expect error 3:25: reference to member 'hearts' cannot be resolved without a contextual type
// expect error 4:28: reference to member 'hearts' cannot be resolved without a contextual type
// expect error 5:25: cannot infer contextual base in reference to member 'hearts'
// expect error 6:24: reference to member 'hearts' cannot be resolved without a contextual type
// expect error 7:26: reference to member 'hearts' cannot be resolved without a contextual type
// expect error 8:25: reference to member 'hearts' cannot be resolved without a contextual type
// expect error 8:34: reference to member 'spades' cannot be resolved without a contextual type
// expect error 9:30: cannot infer contextual base in reference to member 'hearts'
// expect error 10:12: reference to member 'hearts' cannot be resolved without a contextual type
// expect error 10:21: reference to member 'spades' cannot be resolved without a contextual type
// expect error 12:12: reference to member 'red' cannot be resolved without a contextual type
// expect error 12:18: reference to member 'blue' cannot be resolved without a contextual type
