struct Size { var width = 1; let depth = 1; static let unit = Size(); static let all = [Size()] }
Size.unit.width = 3
Size.unit = Size()
Size.all.append(Size())
Size.all[0] = Size()
Size.unit.width += 1
func change() { Size.unit.width = 3; Size.unit.depth = 3 }
// expect error 2:11: cannot assign to property: 'unit' is a 'let' constant
// expect error 3:6: cannot assign to property: 'unit' is a 'let' constant
// expect error 4:10: cannot use mutating member on immutable value: 'all' is a 'let' constant
// expect error 5:9: cannot assign through subscript: 'all' is a 'let' constant
// expect error 6:17: left side of mutating operator isn't mutable: 'unit' is a 'let' constant
// expect error 7:27: cannot assign to property: 'unit' is a 'let' constant
// expect error 7:48: cannot assign to property: 'depth' is a 'let' constant
