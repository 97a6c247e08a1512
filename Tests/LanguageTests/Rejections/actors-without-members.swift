actor Acc { let id = 5; func bar() {} }
func f(_ acc: Acc) async {
    await acc.foo()
    let x = await acc.fooo
    acc.foo2()
    print(x)
}
class Reader { let acc = Acc(); func read() async { await acc.bat(); print(acc.di) } }
// expect error 3:15: value of type 'Acc' has no member 'foo'
// expect error 4:23: value of type 'Acc' has no member 'fooo'
// expect error 5:9: value of type 'Acc' has no member 'foo2'
// expect error 8:63: value of type 'Acc' has no member 'bat'
// expect error 8:80: value of type 'Acc' has no member 'di'
