let count = 1
let price = 2.5
let total: Double = count * price
let whole: Int = count + "a"
let both: Int? = count + "a"
func sum() -> Double { price / count }
let close = { (count: Int) -> Int in count + "a" }
let prices: [Double] = [count * price]
func take(_ price: Double) {}
take(count * price)
let longer = count + price + 1
let sums = 1 + count * price
let isMore = count * price > price
let product = count * price * 2
let text: String = count + "a"
print(count * price)
// expect error 3:21: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 4:26: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 5:26: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 6:32: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 7:46: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 8:25: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 10:6: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 11:22: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 12:24: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 13:14: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 14:21: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
// expect error 15:20: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 16:13: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
