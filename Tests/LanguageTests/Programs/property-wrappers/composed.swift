@propertyWrapper struct Trimmed { private var text = ""; var wrappedValue: String { get { text } set { text = String(newValue.filter { $0 != " " }) } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
@propertyWrapper class Shared<T> { var wrappedValue: T; var projectedValue: Shared<T> { self }; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Logged<T> { let label: String; var wrappedValue: T { didSet { print(label, oldValue, wrappedValue) } }; init(wrappedValue: T, label: String = "value") { self.label = label; self.wrappedValue = wrappedValue } }
struct Form { @Trimmed var name: String; @Shared var count = 1; @Logged(label: "age") var age = 3; @Logged var size = 1.5
  init(name: String) { self.name = name } }
var f = Form(name: " a b ")
var g = f
f.count = 5
f.age = 4
f.size *= 2
g.name = " c "
print(f.name, g.name, g.count, g.$count.wrappedValue, g.age)
// expect: age 3 4
// expect: value 1.5 3.0
// expect: ab c 5 5 3
