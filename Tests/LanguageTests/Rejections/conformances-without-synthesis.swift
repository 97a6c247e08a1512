struct Side: CaseIterable { var width = 1 }
enum Shape: CaseIterable { case circle(Int), point }
// expect error 1:8: type 'Side' does not conform to protocol 'CaseIterable'
// expect error 2:6: type 'Shape' does not conform to protocol 'CaseIterable'
