let arr = []
let dict = [:]
// expect error 1:11: empty collection literal requires an explicit type
// expect error 2:12: empty collection literal requires an explicit type
