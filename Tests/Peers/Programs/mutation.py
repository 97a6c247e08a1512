class Walker:
    __slots__ = ("x", "y", "steps")

    def __init__(self):
        self.x = 0
        self.y = 0
        self.steps = 0

    def step(self, direction):
        if direction == 0:
            self.x += 1
        elif direction == 1:
            self.y += 1
        elif direction == 2:
            self.x -= 1
        else:
            self.y -= 1
        self.steps += 1


def main():
    walker = Walker()
    for i in range(1_000_000):
        walker.step(i * 7 // 3 % 4)
    print(walker.x, walker.y, walker.steps)


main()
