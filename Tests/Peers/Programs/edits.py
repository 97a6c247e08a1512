def distance(a, b):
    rows = []
    for i in range(len(a) + 1):
        row = [0] * (len(b) + 1)
        row[0] = i
        rows.append(row)
    for j in range(len(b) + 1):
        rows[0][j] = j
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            change = 0 if a[i - 1] == b[j - 1] else 1
            rows[i][j] = min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + change)
    return rows[len(a)][len(b)]


def main():
    seed = 5
    texts = []
    for _ in range(9):
        text = []
        for _ in range(80):
            seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
            text.append(seed // 65536 % 4)
        texts.append(text)
    total = 0
    for a in texts:
        for b in texts:
            total += distance(a, b)
    print(total)


main()
