class BigNatural:
    BASE = 10_000
    __slots__ = ("digits",)

    def __init__(self, number):
        self.digits = []
        rest = number
        while True:
            self.digits.append(rest % BigNatural.BASE)
            rest //= BigNatural.BASE
            if rest <= 0:
                break

    def __eq__(self, other):
        return self.digits == other.digits

    def __add__(self, right):
        base = BigNatural.BASE
        total = BigNatural(0)
        total.digits = self.digits[:]
        carry = 0
        for index in range(max(len(self.digits), len(right.digits))):
            if index == len(total.digits):
                total.digits.append(0)
            digit = total.digits[index] + (right.digits[index] if index < len(right.digits) else 0) + carry
            total.digits[index] = digit % base
            carry = digit // base
        if carry > 0:
            total.digits.append(carry)
        return total

    def __mul__(self, right):
        base = BigNatural.BASE
        product = BigNatural(0)
        product.digits.clear()
        carry = 0
        for digit in self.digits:
            value = digit * right + carry
            product.digits.append(value % base)
            carry = value // base
        while carry > 0:
            product.digits.append(carry % base)
            carry //= base
        return product

    @property
    def digit_sum(self):
        total = 0
        for digit in self.digits:
            rest = digit
            while rest > 0:
                total += rest % 10
                rest //= 10
        return total


def main():
    factorial = BigNatural(1)
    for factor in range(2, 351):
        factorial = factorial * factor
    previous, current = BigNatural(0), BigNatural(1)
    for _ in range(1, 1200):
        previous, current = current, previous + current
    power = BigNatural(1)
    for _ in range(500):
        power = power * 7
    print(len(factorial.digits), factorial.digit_sum)
    print(len(current.digits), current.digit_sum, "true" if previous == current else "false")
    print(len(power.digits), power.digit_sum)


main()
