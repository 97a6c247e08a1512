from math import sqrt


class Body:
    __slots__ = ("x", "y", "z", "vx", "vy", "vz", "mass")

    def __init__(self, x, y, z, vx, vy, vz, mass):
        self.x, self.y, self.z = x, y, z
        self.vx, self.vy, self.vz = vx, vy, vz
        self.mass = mass


def pulls(bodies, step):
    for i in range(len(bodies)):
        for j in range(i + 1, len(bodies)):
            dx = bodies[i].x - bodies[j].x
            dy = bodies[i].y - bodies[j].y
            dz = bodies[i].z - bodies[j].z
            squared = dx * dx + dy * dy + dz * dz
            magnitude = step / (squared * sqrt(squared))
            a = bodies[j].mass * magnitude
            b = bodies[i].mass * magnitude
            bodies[i].vx -= dx * a
            bodies[i].vy -= dy * a
            bodies[i].vz -= dz * a
            bodies[j].vx += dx * b
            bodies[j].vy += dy * b
            bodies[j].vz += dz * b


def moves(bodies, step):
    for i in range(len(bodies)):
        bodies[i].x += step * bodies[i].vx
        bodies[i].y += step * bodies[i].vy
        bodies[i].z += step * bodies[i].vz


def energy(bodies):
    sum = 0.0
    for i in range(len(bodies)):
        b = bodies[i]
        sum += 0.5 * b.mass * (b.vx * b.vx + b.vy * b.vy + b.vz * b.vz)
        for j in range(i + 1, len(bodies)):
            c = bodies[j]
            dx = b.x - c.x
            dy = b.y - c.y
            dz = b.z - c.z
            sum -= b.mass * c.mass / sqrt(dx * dx + dy * dy + dz * dz)
    return sum


def main():
    solar_mass = 39.47841760435743
    year = 365.24
    bodies = [
        Body(0.0, 0.0, 0.0, 0.0, 0.0, 0.0, solar_mass),
        Body(4.84143144246472090, -1.16032004402742839, -0.103622044471123109, 0.00166007664274403694 * year,
             0.00769901118419740425 * year, -0.0000690460016972063023 * year, 0.000954791938424326609 * solar_mass),
        Body(8.34336671824457987, 4.12479856412430479, -0.403523417114321381, -0.00276742510726411014 * year,
             0.00499852801234917238 * year, 0.0000230417297573763929 * year, 0.000285885980666130812 * solar_mass),
        Body(12.8943695621391310, -15.1111514016986312, -0.223307578892655734, 0.00296460137564761618 * year,
             0.00237847173959480950 * year, -0.0000296589568540237556 * year, 0.0000436624404335156298 * solar_mass),
        Body(15.3796971148509165, -25.9193146099879641, 0.179258772950371181, 0.00268067772490389322 * year,
             0.00162824170038242295 * year, -0.0000951592254519715870 * year, 0.0000515138902046611451 * solar_mass),
    ]
    px = py = pz = 0.0
    for body in bodies:
        px += body.vx * body.mass
        py += body.vy * body.mass
        pz += body.vz * body.mass
    bodies[0].vx = -px / solar_mass
    bodies[0].vy = -py / solar_mass
    bodies[0].vz = -pz / solar_mass
    print(energy(bodies))
    for _ in range(50_000):
        pulls(bodies, 0.01)
        moves(bodies, 0.01)
    print(energy(bodies))


main()
