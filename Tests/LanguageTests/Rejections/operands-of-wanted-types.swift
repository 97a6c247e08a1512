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
// expect error 3: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 4: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 5: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 6: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 7: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 8: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 10: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 11: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 12: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 13: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 14: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
// expect error 15: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 16: binary operator '*' cannot be applied to operands of type 'Int' and 'Double'
