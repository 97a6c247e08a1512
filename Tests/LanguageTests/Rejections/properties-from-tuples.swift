struct Size { var (width, height) = (1.5, 2.5) }
print(Size(), Size(width: 1, height: 2))
print(Size(width: 2))
struct Point { let (x, y) = (1, 2) }
final class Fine { let (x, y) = (1, 2) }
struct Pair {
  let (a, b): (Int, Int)
  init() { a = 1; b = 2 }
}
print(Point(), Fine().x, Pair())
// expect error 3:20: missing argument for parameter 'height' in call
// expect error 4:20: binding multiple 'let' stored properties from a single initializer expression in a struct is unsupported
