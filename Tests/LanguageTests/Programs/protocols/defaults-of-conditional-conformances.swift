// The witness of a conditional conformance is chosen where it is declared, not by what the arguments have.
protocol Shape { func area() -> Double; func name() -> String }
protocol Solid: Shape { func volume() -> Double }
extension Shape { func name() -> String { "shape" }; func extra() -> String { "shape extra" } }
extension Solid { func name() -> String { "solid" }; func extra() -> String { "solid extra" } }
struct Wrap<T> { var t: T }
extension Wrap: Shape where T: Shape { func area() -> Double { t.area() * 2 } }
extension Wrap: Solid where T: Solid { func volume() -> Double { t.volume() * 2 } }
struct Sq: Shape { func area() -> Double { 4 } }
struct Cube: Solid { func area() -> Double { 6 }; func volume() -> Double { 8 } }
func sn<T: Shape>(_ t: T) -> String { t.name() + " " + t.extra() + " \(t.area())" }
func vn<T: Solid>(_ t: T) -> String { t.name() + " " + t.extra() + " \(t.volume())" }
print(sn(Sq())); print(sn(Cube())); print(vn(Cube()))
print(sn(Wrap(t: Sq()))); print(sn(Wrap(t: Cube()))); print(vn(Wrap(t: Cube())))
print(Wrap(t: Sq()).name(), Wrap(t: Cube()).name(), Wrap(t: Cube()).extra())
let x: [any Shape] = [Sq(), Cube(), Wrap(t: Sq()), Wrap(t: Cube())]
for s in x { print(s.name(), s.extra()) }
let y: [any Solid] = [Cube(), Wrap(t: Cube())]
for s in y { print(s.name(), s.extra()) }
// expect: shape shape extra 4.0
// expect: solid shape extra 6.0
// expect: solid solid extra 8.0
// expect: shape shape extra 8.0
// expect: shape shape extra 12.0
// expect: shape solid extra 16.0
// expect: shape solid solid extra
// expect: shape shape extra
// expect: solid shape extra
// expect: shape shape extra
// expect: shape shape extra
// expect: solid solid extra
// expect: shape solid extra
