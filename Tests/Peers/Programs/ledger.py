class Unknown(Exception):
    pass


class Overdrawn(Exception):
    def __init__(self, name, amount):
        self.name = name
        self.amount = amount


class Account:
    def __init__(self, name, balance):
        self.name = name
        self.balance = balance
        self.log = []

    def change(self, amount):
        if self.balance + amount < 0:
            raise Overdrawn(self.name, -(self.balance + amount))
        self.balance += amount
        self.log.append(amount)


class Bank:
    def __init__(self):
        self.accounts = {}

    def open(self, name, balance):
        self.accounts[name] = Account(name, balance)

    def account(self, name):
        account = self.accounts.get(name)
        if account is None:
            raise Unknown(name)
        return account

    def transfer(self, amount, source, target):
        start, end = self.account(source), self.account(target)
        start.change(-amount)
        end.change(amount)

    def total(self):
        return sum(account.balance for account in self.accounts.values())


bank = Bank()
for index in range(50):
    bank.open(f"a{index}", 1000)
seed = 7
refused, unknown, missing = 0, 0, 0
for _ in range(100_000):
    seed = (seed * 1103 + 12345) % 65536
    source = f"a{seed % 51}"
    target = f"a{seed // 51 % 50}"
    try:
        bank.transfer(seed % 400, source, target)
    except Overdrawn as error:
        refused += 1
        missing += error.amount
    except Unknown:
        unknown += 1
first = bank.account("a0")
print(bank.total(), refused, unknown, missing, first.balance, len(first.log))
