import Foundation
for t in ["salam", "hello world", "ka ga"] { for x in [StringTransform.latinToArabic, .latinToHangul, .latinToHebrew, .latinToThai, .latinToCyrillic, .latinToKatakana] { print(t.applyingTransform(x, reverse: false) as Any) } }
print("שלום".applyingTransform(.latinToHebrew, reverse: true) as Any)
var x = 7.5; x.formRemainder(dividingBy: 2); print(x)
var y: Float = -7; y.formRemainder(dividingBy: 4); print(y)
print(RunLoop.Mode.default.rawValue, RunLoop.Mode.common.rawValue)
// expect: Optional("سَلَم")
// expect: Optional("사람")
// expect: Optional("סַלַם")
// expect: Optional("ซะละม")
// expect: Optional("салам")
// expect: Optional("サラム")
// expect: Optional("هِللُ وُرلد")
// expect: Optional("헬로 월륻")
// expect: Optional("הֶללֳ וֳרלד")
// expect: Optional("เกลโลโวรลด")
// expect: Optional("хелло уорлд")
// expect: Optional("ヘッロ ヲルルデ")
// expect: Optional("كَ گَ")
// expect: Optional("카 가")
// expect: Optional("כַ גַ")
// expect: Optional("กะกะ")
// expect: Optional("ка га")
// expect: Optional("カ ガ")
// expect: Optional("şlwm")
// expect: -0.5
// expect: 1.0
// expect: kCFRunLoopDefaultMode kCFRunLoopCommonModes
