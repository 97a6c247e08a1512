class Shape:
    __slots__ = ()


class Square(Shape):
    __slots__ = ("side",)

    def __init__(self, side):
        self.side = side

    @property
    def area(self):
        return self.side * self.side


class Circle(Shape):
    __slots__ = ("radius",)

    def __init__(self, radius):
        self.radius = radius

    @property
    def area(self):
        return 3.25 * self.radius * self.radius


def value(index):
    match index % 6:
        case 0:
            return index
        case 1:
            return index / 2
        case 2:
            return f"n{index % 100}"
        case 3:
            return Square(float(index % 10))
        case 4:
            return Circle(float(index % 7))
        case _:
            return [index, index + 1]


def main():
    numbers = 0
    fractions = 0.0
    letters = 0
    area = 0.0
    elements = 0
    for round in range(10):
        values = [value(index + round) for index in range(6_000)]
        for item in values:
            if isinstance(item, int):
                numbers += item
            elif isinstance(item, float):
                fractions += item
            elif isinstance(item, str):
                letters += len(item)
            elif isinstance(item, Shape):
                area += item.area
            elif isinstance(item, list):
                elements += len(item)
        numbers += len([item for item in values if isinstance(item, int)])
        letters += len([item for item in values if isinstance(item, str)])
    print(numbers, fractions, letters, area, elements)


main()
