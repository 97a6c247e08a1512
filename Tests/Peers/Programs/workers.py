import asyncio


class Ledger:
    def __init__(self):
        self.total = 0
        self.counts = {}

    async def add(self, value, worker):
        self.total += value
        self.counts[worker] = self.counts.get(worker, 0) + 1

    def busiest(self):
        return max(self.counts.values(), default=0)


async def numbers(count):
    for number in range(count):
        yield number


async def work(worker, ledger):
    seen = 0
    async for number in numbers(400):
        if number % 4 == worker % 4:
            await ledger.add(number, worker)
            await asyncio.sleep(0)
        seen += 1
    return seen


async def main():
    ledger = Ledger()
    seen = 0
    workers = [asyncio.create_task(work(worker, ledger)) for worker in range(100)]
    for done in asyncio.as_completed(workers):
        seen += await done
    print(seen, ledger.total, ledger.busiest())


asyncio.run(main())
