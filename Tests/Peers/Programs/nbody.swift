struct Body {
  var x, y, z: Double
  var vx, vy, vz: Double
  let mass: Double
}

func pulls(_ bodies: inout [Body], _ step: Double) {
  for i in 0..<bodies.count {
    for j in (i + 1)..<bodies.count {
      let dx = bodies[i].x - bodies[j].x
      let dy = bodies[i].y - bodies[j].y
      let dz = bodies[i].z - bodies[j].z
      let squared = dx * dx + dy * dy + dz * dz
      let magnitude = step / (squared * squared.squareRoot())
      let a = bodies[j].mass * magnitude
      let b = bodies[i].mass * magnitude
      bodies[i].vx -= dx * a
      bodies[i].vy -= dy * a
      bodies[i].vz -= dz * a
      bodies[j].vx += dx * b
      bodies[j].vy += dy * b
      bodies[j].vz += dz * b
    }
  }
}

func moves(_ bodies: inout [Body], _ step: Double) {
  for i in 0..<bodies.count {
    bodies[i].x += step * bodies[i].vx
    bodies[i].y += step * bodies[i].vy
    bodies[i].z += step * bodies[i].vz
  }
}

func energy(_ bodies: [Body]) -> Double {
  var sum = 0.0
  for i in 0..<bodies.count {
    let b = bodies[i]
    sum += 0.5 * b.mass * (b.vx * b.vx + b.vy * b.vy + b.vz * b.vz)
    for j in (i + 1)..<bodies.count {
      let c = bodies[j]
      let dx = b.x - c.x
      let dy = b.y - c.y
      let dz = b.z - c.z
      sum -= b.mass * c.mass / (dx * dx + dy * dy + dz * dz).squareRoot()
    }
  }
  return sum
}

func main() {
  let solarMass = 39.47841760435743
  let year = 365.24
  var bodies = [
    Body(x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0, mass: solarMass),
    Body(
      x: 4.84143144246472090, y: -1.16032004402742839, z: -0.103622044471123109, vx: 0.00166007664274403694 * year,
      vy: 0.00769901118419740425 * year, vz: -0.0000690460016972063023 * year, mass: 0.000954791938424326609 * solarMass),
    Body(
      x: 8.34336671824457987, y: 4.12479856412430479, z: -0.403523417114321381, vx: -0.00276742510726411014 * year,
      vy: 0.00499852801234917238 * year, vz: 0.0000230417297573763929 * year, mass: 0.000285885980666130812 * solarMass),
    Body(
      x: 12.8943695621391310, y: -15.1111514016986312, z: -0.223307578892655734, vx: 0.00296460137564761618 * year,
      vy: 0.00237847173959480950 * year, vz: -0.0000296589568540237556 * year, mass: 0.0000436624404335156298 * solarMass),
    Body(
      x: 15.3796971148509165, y: -25.9193146099879641, z: 0.179258772950371181, vx: 0.00268067772490389322 * year,
      vy: 0.00162824170038242295 * year, vz: -0.0000951592254519715870 * year, mass: 0.0000515138902046611451 * solarMass),
  ]
  var px = 0.0
  var py = 0.0
  var pz = 0.0
  for body in bodies {
    px += body.vx * body.mass
    py += body.vy * body.mass
    pz += body.vz * body.mass
  }
  bodies[0].vx = -px / solarMass
  bodies[0].vy = -py / solarMass
  bodies[0].vz = -pz / solarMass
  print(energy(bodies))
  for _ in 0..<50_000 {
    pulls(&bodies, 0.01)
    moves(&bodies, 0.01)
  }
  print(energy(bodies))
}

main()
