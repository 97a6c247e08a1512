class Leaf:
    def __init__(self, character, weight):
        self.character = character
        self.weight = weight

    def codes(self, prefix=()):
        return {self.character: list(prefix)}


class Node:
    def __init__(self, left, right, weight):
        self.left = left
        self.right = right
        self.weight = weight

    def codes(self, prefix=()):
        return self.left.codes([*prefix, 0]) | self.right.codes([*prefix, 1])


def tree_of(counts):
    """Joins the two lightest trees until one is left."""
    trees = [Leaf(key, value) for key, value in sorted(counts.items(), key=lambda item: (item[1], item[0]))]
    while len(trees) > 1:
        first, second = trees.pop(0), trees.pop(0)
        joined = Node(first, second, first.weight + second.weight)
        place = next((index for index, tree in enumerate(trees) if tree.weight > joined.weight), len(trees))
        trees.insert(place, joined)
    return trees[0] if trees else None


def decode(tree, bits):
    text = []
    place = tree
    for bit in bits:
        if isinstance(place, Node):
            place = place.left if bit == 0 else place.right
        if isinstance(place, Leaf):
            text.append(place.character)
            place = tree
    return "".join(text)


class Draws:
    def __init__(self):
        self.seed = 11

    def next(self, bound):
        self.seed = (self.seed * 4093 + 977) % 131_071
        return self.seed % bound


draws = Draws()
letters = list("etaoinshrdlu cmfwypvbgkjqxz")
bits_used, characters_kept = 0, 0
for _ in range(30):
    text = "".join(letters[min(draws.next(27), draws.next(27))] for _ in range(3_000))
    counts = {}
    for character in text:
        counts[character] = counts.get(character, 0) + 1
    tree = tree_of(counts)
    if tree is None:
        continue
    codes = tree.codes()
    bits = [bit for character in text for bit in codes[character]]
    bits_used += len(bits)
    if decode(tree, bits) == text:
        characters_kept += len(text)
print(bits_used, characters_kept)
