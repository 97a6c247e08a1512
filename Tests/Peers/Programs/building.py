def main():
    text = ""
    for i in range(200_000):
        if i % 3 == 0:
            text += f"item {i}, "
        else:
            text += "and "
    print(len(text.encode()), str(text.endswith("item 199998, and ")).lower())


main()
