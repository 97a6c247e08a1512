func any(_ x: Any) {}
func w(_ n: Int, _ s: String, _ b: Bool) {
  any(b ? "q" : b ? "q" : "q") // SSS
  any(b ? "q" : b ? "q" : 1) // SSI
  any(b ? "q" : b ? "q" : n) // SSn
  any(b ? "q" : b ? "q" : s) // SSs
  any(b ? "q" : b ? 1 : "q") // SIS
  any(b ? "q" : b ? 1 : 1) // SII
  any(b ? "q" : b ? 1 : n) // SIn
  any(b ? "q" : b ? 1 : s) // SIs
  any(b ? "q" : b ? n : "q") // SnS
  any(b ? "q" : b ? n : 1) // SnI
  any(b ? "q" : b ? n : n) // Snn
  any(b ? "q" : b ? n : s) // Sns
  any(b ? "q" : b ? s : "q") // SsS
  any(b ? "q" : b ? s : 1) // SsI
  any(b ? "q" : b ? s : n) // Ssn
  any(b ? "q" : b ? s : s) // Sss
  any(b ? 1 : b ? "q" : "q") // ISS
  any(b ? 1 : b ? "q" : 1) // ISI
  any(b ? 1 : b ? "q" : n) // ISn
  any(b ? 1 : b ? "q" : s) // ISs
  any(b ? 1 : b ? 1 : "q") // IIS
  any(b ? 1 : b ? 1 : 1) // III
  any(b ? 1 : b ? 1 : n) // IIn
  any(b ? 1 : b ? 1 : s) // IIs
  any(b ? 1 : b ? n : "q") // InS
  any(b ? 1 : b ? n : 1) // InI
  any(b ? 1 : b ? n : n) // Inn
  any(b ? 1 : b ? n : s) // Ins
  any(b ? 1 : b ? s : "q") // IsS
  any(b ? 1 : b ? s : 1) // IsI
  any(b ? 1 : b ? s : n) // Isn
  any(b ? 1 : b ? s : s) // Iss
  any(b ? n : b ? "q" : "q") // nSS
  any(b ? n : b ? "q" : 1) // nSI
  any(b ? n : b ? "q" : n) // nSn
  any(b ? n : b ? "q" : s) // nSs
  any(b ? n : b ? 1 : "q") // nIS
  any(b ? n : b ? 1 : 1) // nII
  any(b ? n : b ? 1 : n) // nIn
  any(b ? n : b ? 1 : s) // nIs
  any(b ? n : b ? n : "q") // nnS
  any(b ? n : b ? n : 1) // nnI
  any(b ? n : b ? n : n) // nnn
  any(b ? n : b ? n : s) // nns
  any(b ? n : b ? s : "q") // nsS
  any(b ? n : b ? s : 1) // nsI
  any(b ? n : b ? s : n) // nsn
  any(b ? n : b ? s : s) // nss
  any(b ? s : b ? "q" : "q") // sSS
  any(b ? s : b ? "q" : 1) // sSI
  any(b ? s : b ? "q" : n) // sSn
  any(b ? s : b ? "q" : s) // sSs
  any(b ? s : b ? 1 : "q") // sIS
  any(b ? s : b ? 1 : 1) // sII
  any(b ? s : b ? 1 : n) // sIn
  any(b ? s : b ? 1 : s) // sIs
  any(b ? s : b ? n : "q") // snS
  any(b ? s : b ? n : 1) // snI
  any(b ? s : b ? n : n) // snn
  any(b ? s : b ? n : s) // sns
  any(b ? s : b ? s : "q") // ssS
  any(b ? s : b ? s : 1) // ssI
  any(b ? s : b ? s : n) // ssn
  any(b ? s : b ? s : s) // sss
  any(b ? "q" : b ? "q" : b ? "q" : "q") // SSSS
  any(b ? "q" : b ? "q" : b ? "q" : n) // SSSn
  any(b ? "q" : b ? "q" : b ? n : "q") // SSnS
  any(b ? "q" : b ? "q" : b ? n : n) // SSnn
  any(b ? "q" : b ? n : b ? "q" : "q") // SnSS
  any(b ? "q" : b ? n : b ? "q" : n) // SnSn
  any(b ? "q" : b ? n : b ? n : n) // Snnn
  any(b ? n : b ? "q" : b ? "q" : "q") // nSSS
  any(b ? n : b ? "q" : b ? "q" : n) // nSSn
  any(b ? n : b ? "q" : b ? n : "q") // nSnS
  any(b ? n : b ? "q" : b ? n : n) // nSnn
  any(b ? n : b ? n : b ? "q" : "q") // nnSS
  any(b ? n : b ? n : b ? "q" : n) // nnSn
  any(b ? n : b ? n : b ? n : "q") // nnnS
  any(b ? n : b ? n : b ? n : n) // nnnn
}
// expect error 5:21: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 11:21: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 14:21: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 17:21: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 26:19: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 30:19: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 32:19: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 33:19: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 46:19: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 49:19: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 62:19: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 65:19: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 68:37: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 69:31: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 70:21: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 71:21: result values in '? :' expression have mismatching types 'Int' and 'String'
// expect error 72:29: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 75:29: result values in '? :' expression have mismatching types 'String' and 'Int'
// expect error 76:29: result values in '? :' expression have mismatching types 'Int' and 'String'
