struct Reading {
  var celsius: Int {
    get { 1 }
    didSet {}
  }
  var kelvin: Int {
    get { 1 }
    set {}
    willSet {}
  }
}
var fahrenheit: Int {
  get { 1 }
  didSet {}
}
// expect error 4:5: 'didSet' cannot be provided together with a getter
// expect error 9:5: 'willSet' cannot be provided together with a getter
// expect error 14:3: 'didSet' cannot be provided together with a getter
