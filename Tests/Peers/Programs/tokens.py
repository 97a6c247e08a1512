def tokens(text):
    result = []
    number = 0
    name = ""
    is_number = False
    for character in text:
        if "0" <= character <= "9":
            if name == "":
                number = number * 10 + int(character)
                is_number = True
            else:
                name += character
        elif "a" <= character <= "z" or character == "_":
            name += character
        else:
            if is_number:
                result.append(("number", number))
                number = 0
                is_number = False
            if name != "":
                result.append(("name", name))
                name = ""
            if character != " ":
                result.append(("symbol", character))
    return result


def main():
    text = ""
    for index in range(8000):
        text += f"value_{index % 97} = (width * {index} + offset) / 3; "
    numbers = 0
    names = {}
    symbols = 0
    for kind, value in tokens(text):
        if kind == "number":
            numbers = (numbers + value) % 1_000_003
        elif kind == "name":
            names[value] = names.get(value, 0) + 1
        elif value == "(" or value == ")":
            symbols += 2
        else:
            symbols += 1
    print(numbers, len(names), names.get("width", 0), symbols)


main()
