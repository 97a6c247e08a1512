import Foundation
for e in [String.Encoding.utf8, .ascii, .utf16, .utf32, .isoLatin1, .isoLatin2, .windowsCP1252, .unicode, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian, .macOSRoman, .nonLossyASCII, .shiftJIS, .nextstep, .iso2022JP, .japaneseEUC, .symbol, .windowsCP1250, .windowsCP1251, .windowsCP1253, .windowsCP1254] { print(e, e.rawValue, [e]); debugPrint(e) }
print(String.Encoding(rawValue: 999), String.localizedName(of: .utf8), String.defaultCStringEncoding)
// expect: Unicode (UTF-8) 4 [Unicode (UTF-8)]
// expect: Unicode (UTF-8)
// expect: Western (ASCII) 1 [Western (ASCII)]
// expect: Western (ASCII)
// expect: Unicode (UTF-16) 10 [Unicode (UTF-16)]
// expect: Unicode (UTF-16)
// expect: Unicode (UTF-32) 2348810496 [Unicode (UTF-32)]
// expect: Unicode (UTF-32)
// expect: Western (ISO Latin 1) 5 [Western (ISO Latin 1)]
// expect: Western (ISO Latin 1)
// expect: Central European (ISO Latin 2) 9 [Central European (ISO Latin 2)]
// expect: Central European (ISO Latin 2)
// expect: Western (Windows Latin 1) 12 [Western (Windows Latin 1)]
// expect: Western (Windows Latin 1)
// expect: Unicode (UTF-16) 10 [Unicode (UTF-16)]
// expect: Unicode (UTF-16)
// expect: Unicode (UTF-16LE) 2483028224 [Unicode (UTF-16LE)]
// expect: Unicode (UTF-16LE)
// expect: Unicode (UTF-16BE) 2415919360 [Unicode (UTF-16BE)]
// expect: Unicode (UTF-16BE)
// expect: Unicode (UTF-32LE) 2617245952 [Unicode (UTF-32LE)]
// expect: Unicode (UTF-32LE)
// expect: Unicode (UTF-32BE) 2550137088 [Unicode (UTF-32BE)]
// expect: Unicode (UTF-32BE)
// expect: Western (Mac OS Roman) 30 [Western (Mac OS Roman)]
// expect: Western (Mac OS Roman)
// expect: Non-lossy ASCII 7 [Non-lossy ASCII]
// expect: Non-lossy ASCII
// expect: Japanese (Windows, DOS) 8 [Japanese (Windows, DOS)]
// expect: Japanese (Windows, DOS)
// expect: Western (NextStep) 2 [Western (NextStep)]
// expect: Western (NextStep)
// expect: Japanese (ISO 2022-JP) 21 [Japanese (ISO 2022-JP)]
// expect: Japanese (ISO 2022-JP)
// expect: Japanese (EUC) 3 [Japanese (EUC)]
// expect: Japanese (EUC)
// expect: Symbol (Mac OS) 6 [Symbol (Mac OS)]
// expect: Symbol (Mac OS)
// expect: Central European (Windows Latin 2) 15 [Central European (Windows Latin 2)]
// expect: Central European (Windows Latin 2)
// expect: Cyrillic (Windows) 11 [Cyrillic (Windows)]
// expect: Cyrillic (Windows)
// expect: Greek (Windows) 13 [Greek (Windows)]
// expect: Greek (Windows)
// expect: Turkish (Windows Latin 5) 14 [Turkish (Windows Latin 5)]
// expect: Turkish (Windows Latin 5)
// expect: 999 Unicode (UTF-8) Unicode (UTF-8)
