class Line:
    __slots__ = ("customer", "cents", "kind", "amount")

    def __init__(self, customer, cents, kind, amount):
        self.customer, self.cents, self.kind, self.amount = customer, cents, kind, amount

    @property
    def total(self):
        if self.kind == "none":
            return self.cents
        if self.kind == "percent":
            return self.cents - self.cents * self.amount // 100
        return max(0, self.cents - self.amount)


def number(text):
    return int(text) if text.isdigit() else None


def parsed(text):
    parts = text.split(";")
    cents = number(parts[1]) if len(parts) >= 2 else None
    if cents is None:
        return None
    if len(parts) != 3:
        return Line(parts[0], cents, "none", 0)
    written = parts[2]
    amount = number(written[:-1]) if written.endswith("%") else number(written)
    if amount is None:
        return None
    return Line(parts[0], cents, "percent" if written.endswith("%") else "fixed", amount)


texts = []
for index in range(30_000):
    customer = f"customer {index * 7919 % 211}"
    cents = index * 37 % 9973
    if index % 4 == 0:
        texts.append(f"{customer};{cents}")
    elif index % 4 == 1:
        texts.append(f"{customer};{cents};{index % 50}%")
    elif index % 4 == 2:
        texts.append(f"{customer};{cents};{index % 900}")
    else:
        texts.append(f"{customer};?{cents}")

lines = [line for line in map(parsed, texts) if line is not None]
totals = {}
for line in lines:
    totals[line.customer] = totals.get(line.customer, 0) + line.total
best = sorted(totals.items(), key=lambda entry: (-entry[1], entry[0]))[:3]
for customer, cents in best:
    print(f"{customer}: {cents // 100}.{cents % 100}")
print(len(lines), len(totals))
