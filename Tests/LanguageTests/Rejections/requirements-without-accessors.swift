protocol Shape { var area: Double }
// expect error 1:22: property in protocol must have explicit { get } or { get set } specifier
