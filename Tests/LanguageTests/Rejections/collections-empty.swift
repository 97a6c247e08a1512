let arr = []
let dict = [:]
// expect error 1: empty collection literal requires an explicit type
// expect error 2: empty collection literal requires an explicit type
