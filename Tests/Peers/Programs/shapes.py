class Square:
    __slots__ = ("side",)

    def __init__(self, side):
        self.side = side

    @property
    def area(self):
        return self.side * self.side

    def scaled(self, factor):
        return Square(self.side * factor)


class Rectangle:
    __slots__ = ("width", "height")

    def __init__(self, width, height):
        self.width = width
        self.height = height

    @property
    def area(self):
        return self.width * self.height

    def scaled(self, factor):
        return Rectangle(self.width * factor, self.height * factor)


def main():
    shapes = []
    for i in range(1000):
        if i % 2 == 0:
            shapes.append(Square(float(i)))
        else:
            shapes.append(Rectangle(float(i), 2.0))
    total = 0.0
    for round in range(100):
        shapes = list(map(lambda shape: shape.scaled(2.0 if round % 2 == 0 else 0.5), shapes))
        large = map(lambda shape: shape.area, filter(lambda shape: shape.area > 1000, shapes))
        sum = 0.0
        for area in large:
            sum = sum + area
        total += sum
    print(total)


main()
