def line(seed):
    words = []
    for _ in range(100):
        seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
        words.append(f"word{seed // 65536 % 1000 * (seed // 65536 % 7)}")
    return " ".join(words), seed


def main():
    seed = 42
    counts = {}
    for _ in range(2000):
        text, seed = line(seed)
        for word in text.split(" "):
            counts[word] = counts.get(word, 0) + 1
    total = 0
    for _, count in counts.items():
        total += count
    print(len(counts), total, counts.get("word0", 0), counts.get("word42", 0))


main()
