import Foundation
for l in [Locale(identifier: "tr_TR"), Locale(identifier: "en_US"), Locale(identifier: "el_GR"), Locale(identifier: "lt_LT"), nil] { for t in ["istanbul iI", "TITLE", "ὀδυσσεύς", "straße ﬁ", "o'neil the-cat 3rd", ""] { print(t.uppercased(with: l), t.lowercased(with: l), t.capitalized(with: l), t.dropFirst().uppercased(with: l)) } }
// expect: İSTANBUL İI istanbul iı İstanbul İı STANBUL İI
// expect: TITLE tıtle Tıtle ITLE
// expect: ὈΔΥΣΣΕΎΣ ὀδυσσεύς Ὀδυσσεύς ΔΥΣΣΕΎΣ
// expect: STRASSE FI straße ﬁ Straße Fi TRASSE FI
// expect: O'NEİL THE-CAT 3RD o'neil the-cat 3rd O'neil The-Cat 3rd 'NEİL THE-CAT 3RD
// expect:
// expect: ISTANBUL II istanbul ii Istanbul Ii STANBUL II
// expect: TITLE title Title ITLE
// expect: ὈΔΥΣΣΕΎΣ ὀδυσσεύς Ὀδυσσεύς ΔΥΣΣΕΎΣ
// expect: STRASSE FI straße ﬁ Straße Fi TRASSE FI
// expect: O'NEIL THE-CAT 3RD o'neil the-cat 3rd O'neil The-Cat 3rd 'NEIL THE-CAT 3RD
// expect:
// expect: ISTANBUL II istanbul ii Istanbul Ii STANBUL II
// expect: TITLE title Title ITLE
// expect: ΟΔΥΣΣΕΥΣ ὀδυσσεύς Ὀδυσσεύς ΔΥΣΣΕΥΣ
// expect: STRASSE FI straße ﬁ Straße Fi TRASSE FI
// expect: O'NEIL THE-CAT 3RD o'neil the-cat 3rd O'neil The-Cat 3rd 'NEIL THE-CAT 3RD
// expect:
// expect: ISTANBUL II istanbul ii Istanbul Ii STANBUL II
// expect: TITLE title Title ITLE
// expect: ὈΔΥΣΣΕΎΣ ὀδυσσεύς Ὀδυσσεύς ΔΥΣΣΕΎΣ
// expect: STRASSE FI straße ﬁ Straße Fi TRASSE FI
// expect: O'NEIL THE-CAT 3RD o'neil the-cat 3rd O'neil The-Cat 3rd 'NEIL THE-CAT 3RD
// expect:
// expect: ISTANBUL II istanbul ii Istanbul Ii STANBUL II
// expect: TITLE title Title ITLE
// expect: ὈΔΥΣΣΕΎΣ ὀδυσσεύς Ὀδυσσεύς ΔΥΣΣΕΎΣ
// expect: STRASSE FI straße ﬁ Straße Fi TRASSE FI
// expect: O'NEIL THE-CAT 3RD o'neil the-cat 3rd O'neil The-Cat 3rd 'NEIL THE-CAT 3RD
// expect:
