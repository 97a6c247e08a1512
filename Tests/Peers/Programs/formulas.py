import math


class Number:
    __slots__ = ("number",)

    def __init__(self, number):
        self.number = number

    def value(self, variables):
        return self.number


class Variable:
    __slots__ = ("name",)

    def __init__(self, name):
        self.name = name

    def value(self, variables):
        return variables.get(self.name, 0)


class Pair:
    __slots__ = ("a", "b")

    def __init__(self, a, b):
        self.a = a
        self.b = b


class Sum(Pair):
    def value(self, variables):
        return self.a.value(variables) + self.b.value(variables)


class Difference(Pair):
    def value(self, variables):
        return self.a.value(variables) - self.b.value(variables)


class Product(Pair):
    def value(self, variables):
        return self.a.value(variables) * self.b.value(variables)


class Quotient(Pair):
    def value(self, variables):
        return self.a.value(variables) / self.b.value(variables)


class Unexpected(Exception):
    pass


class Parser:
    def __init__(self, text):
        self.words = text.split()
        self.position = 0

    @property
    def word(self):
        return self.words[self.position] if self.position < len(self.words) else None

    def sum(self):
        left = self.product()
        while (sign := self.word) in ("+", "-"):
            self.position += 1
            right = self.product()
            left = Sum(left, right) if sign == "+" else Difference(left, right)
        return left

    def product(self):
        left = self.atom()
        while (sign := self.word) in ("*", "/"):
            self.position += 1
            right = self.atom()
            left = Product(left, right) if sign == "*" else Quotient(left, right)
        return left

    def atom(self):
        first = self.word
        if first is None:
            raise Unexpected("end")
        self.position += 1
        try:
            return Number(float(first))
        except ValueError:
            pass
        if first != "(":
            return Variable(first)
        inner = self.sum()
        if self.word != ")":
            raise Unexpected(self.word or "end")
        self.position += 1
        return inner


def main():
    total = 0.0
    problems = 0
    for index in range(4000):
        close = "" if index % 50 == 0 else " )"
        text = f"( x + {index % 7} ) * ( y - 2.5 ) / ( 3 + ( x * {index % 5 + 1}{close} ) + y * {index % 3}"
        try:
            formula = Parser(text).sum()
            for step in range(4):
                total += formula.value({"x": float(step), "y": float(index % 10)})
        except Unexpected:
            problems += 1
    print(math.floor(total * 100 + 0.5), problems)


main()
