struct Jar {}
var jars: [Jar] = []
jars.append()
jars.append(1)
jars.insert(Jar())
jars.contains()
var list = [1]
list.append("x")
list.insert("y", at: 0)
print(list.firstIndex(of: "z") as Any)
// expect error 3:13: missing argument for parameter #1 in call
// expect error 4:13: cannot convert value of type 'Int' to expected argument type 'Jar'
// expect error 5:18: missing argument for parameter 'at' in call
// expect error 6:15: missing argument for parameter 'where' in call
// expect error 8:13: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 9:13: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 10:27: cannot convert value of type 'String' to expected argument type 'Int'
