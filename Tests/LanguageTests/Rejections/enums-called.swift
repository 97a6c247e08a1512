enum Direction { case north, south, by(Int) }
let first = Direction.north()
let second: Direction = .south()
let third = Direction.north(3)
let fourth = Direction.by(3)
// expect error 2:23: enum case 'north' has no associated values
// expect error 3:26: enum case 'south' has no associated values
// expect error 4:23: enum case 'north' has no associated values
