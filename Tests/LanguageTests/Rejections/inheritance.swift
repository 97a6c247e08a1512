enum F: Int { case b = 1
case c = 1
case d = 7 }
class G: Int {}
class G2 {}
struct H: G2 {}
// expect error 2:10: raw value for enum case is not unique
// expect error 4:7: inheritance from non-protocol, non-class type 'Int'
// expect error 6:8: inheritance from non-protocol type 'G2'
