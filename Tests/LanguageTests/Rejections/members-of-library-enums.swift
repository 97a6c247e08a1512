import Foundation
let n = NumberFormatter()
n.numberStyle = .money
let f = DateFormatter()
f.dateStyle = .larg
print(2.5.rounded(.upp))
// expect error 3:18: type 'NumberFormatter.Style' has no member 'money'
// expect error 5:16: type 'DateFormatter.Style' has no member 'larg'
// expect error 6:20: type 'FloatingPointRoundingRule' has no member 'upp'
