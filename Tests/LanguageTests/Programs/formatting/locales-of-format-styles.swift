import Foundation
let l = Locale(identifier: "en_US")
print(Int64(1024).formatted(.byteCount(style: .memory).locale(l)))
print(Int64(1024).formatted(.byteCount(style: .memory)), 1024.formatted(.byteCount(style: .file)))
struct Shout: FormatStyle { func format(_ value: String) -> String { value.uppercased() + "!" } }
print(Shout().format("a"), "b".self, Shout().locale(l).format("c"))
print(Measurement(value: 3, unit: UnitLength.meters).value)
let style = ByteCountFormatStyle(style: .decimal).locale(Locale(identifier: "fr_FR"))
print(style.locale, style.format(1_500_000), style.locale.identifier)
// expect: 1 kB
// expect: 1 kB 1 kB
// expect: A! b C!
// expect: 3.0
// expect: fr_FR (fixed fr_FR) 1,5 Mo fr_FR
