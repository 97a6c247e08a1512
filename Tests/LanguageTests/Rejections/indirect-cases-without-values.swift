enum Tree { indirect case node(Tree), end }
indirect enum List { case cons(Int, List), empty }
enum Other { indirect case only }
// expect error 1:13: enum case 'end' without associated value cannot be 'indirect'
// expect error 3:14: enum case 'only' without associated value cannot be 'indirect'
