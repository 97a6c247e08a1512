from enum import Enum


class Grid:
    def __init__(self, rows, width, element):
        self.width = width
        self.cells = [element] * (rows * width)

    def __getitem__(self, place):
        row, column = place
        return self.cells[row * self.width + column]

    def __setitem__(self, place, value):
        row, column = place
        self.cells[row * self.width + column] = value


class Grade(Enum):
    excellent = "excellent"
    good = "good"
    passed = "passed"
    failed = "failed"


def grade(points):
    if points >= 90:
        return Grade.excellent
    if 70 <= points < 90:
        return Grade.good
    if 50 <= points < 70:
        return Grade.passed
    return Grade.failed


class Lecture:
    def __init__(self, weight):
        self.weight = weight

    def points(self, student):
        return (student * 37 + self.weight * 11) % 101


class Seminar:
    def __init__(self, factor):
        self.factor = factor

    @property
    def weight(self):
        return 2

    def points(self, student):
        return (student * self.factor + 5) % 101


def main():
    courses = [Lecture(3), Seminar(13), Lecture(5), Seminar(29)]
    students = 15_000
    table = Grid(students, len(courses), 0)
    counts = {}
    for column, course in enumerate(courses):
        for student in range(students):
            table[student, column] = course.points(student)
            found = grade(table[student, column])
            counts[found] = counts.get(found, 0) + 1
    total = sum(course.weight for course in courses)
    best = None
    for student in range(students):
        points = 0
        for column, course in enumerate(courses):
            points += table[student, column] * course.weight
        mean = points // total
        if mean > (best[1] if best else -1):
            best = (student, mean)
    print(", ".join(f"{item.value} {counts.get(item, 0)}" for item in Grade))
    print(*(best or (-1, -1)))


main()
