from enum import Enum


class Priced:
    def discounted(self, percent):
        return self.price - self.price * percent // 100


class Category(Enum):
    FOOD = "food"
    TOOLS = "tools"
    BOOKS = "books"
    TOYS = "toys"


class Product(Priced):
    def __init__(self, id, name, category, price):
        self.id = id
        self.name = name
        self.category = category
        self.price = price


class Line(Priced):
    def __init__(self, product, quantity):
        self.product = product
        self.quantity = quantity

    @property
    def price(self):
        return self.product.price * self.quantity


class Received:
    def __init__(self, id, quantity):
        self.id = id
        self.quantity = quantity


class Sold:
    def __init__(self, id, quantity):
        self.id = id
        self.quantity = quantity


class Repriced:
    def __init__(self, id, price):
        self.id = id
        self.price = price


class Inventory:
    def __init__(self):
        self.lines = {}
        self.refused = 0
        self.income = 0

    def add(self, product):
        self.lines[product.id] = Line(product, 0)

    def apply(self, event):
        line = self.lines.get(event.id)
        if isinstance(event, Received):
            if line is not None:
                line.quantity += event.quantity
        elif isinstance(event, Sold):
            if line is not None and line.quantity >= event.quantity:
                line.quantity -= event.quantity
                percent = 10 if event.quantity > 3 else 0
                self.income += line.product.discounted(percent) * event.quantity
            else:
                self.refused += 1
        elif line is not None:
            line.product.price = event.price

    def value(self, category):
        return sum(line.price for line in self.lines.values() if line.product.category == category)

    def most_valuable(self):
        return max(self.lines.values(), key=lambda line: (line.price, line.product.id), default=None)


class Draws:
    def __init__(self):
        self.seed = 3

    def next(self, bound):
        self.seed = (self.seed * 4093 + 977) % 131_071
        return self.seed % bound


draws = Draws()
inventory = Inventory()
categories = list(Category)
for id in range(200):
    inventory.add(Product(id, f"p{id}", categories[id % 4], 100 + draws.next(900)))
for step in range(80_000):
    id = draws.next(201)
    kind = draws.next(5)
    if kind < 2:
        inventory.apply(Received(id, 1 + draws.next(6)))
    elif kind < 4:
        inventory.apply(Sold(id, 1 + draws.next(6)))
    else:
        inventory.apply(Repriced(id, 100 + draws.next(900)))
    if step % 2_000 == 0:
        best = inventory.most_valuable()
        values = [f"{category.value} {inventory.value(category)}" for category in categories]
        if step % 20_000 == 0:
            print(best.product.name, best.price, ", ".join(values))
print(inventory.income, inventory.refused)
