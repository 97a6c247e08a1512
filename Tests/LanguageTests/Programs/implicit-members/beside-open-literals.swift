print([1, 2].map { $0 - .max }.count, [3].min().map { $0 + .zero } ?? .max, [1.5, 2].map { $0 * .pi }[0] > 4)
print([1, 2].map { .max - $0 }.count, [1, 2].reduce(.zero) { $0 + $1 }, [1, 2].filter { $0 < .max }.count)
let q = [1, 2].map { $0 == .min ? .max : $0 }
print(q, [0.5].map { min($0, .infinity) }, [1].map { max(.zero, $0) }, (1 + .zero), 2 * (.zero + 3))
let w = 5; print(w + .zero, .zero + w, -w < .zero, w > .zero && w < .max, [w].contains(.zero))
let d: Double = 2 * .pi / 4; print(d, 180 / .pi * d, .pi * d)
print([1, 2, 3].map { $0 % .max }, [UInt8(3)].map { .max - $0 }, [1: 2].map { $0.key + .zero })
do {
let a: [Int?] = [nil, 2, 1]
print(a.sorted { ($0 ?? .max) < ($1 ?? .max) })
print([nil, 2, 1].sorted { ($0 ?? 9) < ($1 ?? 9) })
print([nil, 2, 1].sorted { ($0 ?? .max) < ($1 ?? .max) })
print([nil, 2, 1].map { $0 ?? .max }.count, [nil, 2].compactMap { $0 }.map { $0 - .max })
print([2, nil].first! ?? .zero, [1.5, nil].map { $0 ?? .pi })
print(["a": nil, "b": 2].mapValues { $0 ?? .min }["b"]!)
let b = [nil, 2].map { $0 ?? .zero }
print(b)
let c = (true ? nil : 3) ?? .max
print(c)
let d = ["x": 1]["x"] ?? .zero
print(d)
let e = [1, 2].first ?? .zero
print(e, [1.5].max() ?? .infinity, [3].min().map { $0 + .zero } ?? .max)
}
// expect: 2 3 true
// expect: 2 3 2
// expect: [1, 2] [0.5] [1] 1 6
// expect: 5 5 true true false
// expect: 1.5707963267948966 90.0 4.934802200544679
// expect: [1, 2, 3] [252] [1]
// expect: [Optional(1), Optional(2), nil]
// expect: [Optional(1), Optional(2), nil]
// expect: [Optional(1), Optional(2), nil]
// expect: 3 [-9223372036854775805]
// expect: 2 [1.5, 3.141592653589793]
// expect: 2
// expect: [0, 2]
// expect: 9223372036854775807
// expect: 1
// expect: 1 1.5 3
