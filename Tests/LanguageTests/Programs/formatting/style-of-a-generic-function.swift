import Foundation
func show<F: FormatStyle>(_ v: F.FormatInput, _ f: F) -> F.FormatOutput { f.format(v) }
print(show(0.25, .percent))
let d = 0.5
print(show(d, .percent))
print(show(3, .percent))
let n = 12
print(show(n, .number))
print(show(1234.5, .number))
// expect: 25%
// expect: 50%
// expect: 3%
// expect: 12
// expect: 1,234.5
