// node --stack-size=60000 benchmark.js FRAMEWORK WORKLOAD SIZE: one line of JSON with the milliseconds of each phase.
'use strict';
const [framework, workload, size] = [process.argv[2], process.argv[3], Number(process.argv[4])];
const { list, chain, takeRenders } = require(`./${framework}`);

const budget = 4000;

let seed = 7;
const random = limit => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor(seed / 4294967296 * limit);
};
const makeItem = (id, v) => Object.freeze({ id, v });
const makeItems = () => Array.from({ length: size }, (_, id) => makeItem(id, 0));
const expect = (isRight, message) => { if (!isRight) { console.error(`${workload} with ${size}: ${message}`); process.exit(2); } };
// `median` and `p90` of the first 2,000 runs; `hot` is the median of all, when what takes microseconds has been compiled for this one loop.
const quantile = (times, part) => times.slice().sort((a, b) => a - b)[Math.floor(times.length * part)];
const summary = times => {
  const first = times.slice(0, 2000);
  return { median: quantile(first, 0.5), p90: quantile(first, 0.9), hot: quantile(times, 0.5) };
};

// Performs the phases in turn: at least 20 times each, or as often as the budget allows: 5 times, once where one takes half a minute.
function measure(phases) {
  for (let done = 0, start = performance.now(); done < 10 && (done < 1 || performance.now() - start < budget / 2); done++)
    for (const phase of phases) { if (phase.prepare) phase.prepare(); phase.run(); }
  const times = phases.map(() => []);
  const start = performance.now();
  while (true) {
    phases.forEach((phase, index) => {
      if (phase.prepare) phase.prepare();
      takeRenders();
      const begin = performance.now();
      phase.run();
      times[index].push(performance.now() - begin);
      const count = takeRenders();
      expect(count === phase.renders, `${phase.renders} renders were expected, not ${count}`);
    });
    const [count, elapsed] = [times[0].length, performance.now() - start];
    if ((count >= 20 && elapsed > 300) || (count >= 5 && elapsed > budget) || elapsed > 8 * budget) return times.map(summary);
  }
}

function measureList(makePhases) {
  let items = Object.freeze(makeItems());
  const counts = new Map();
  const stage = list(items);
  const set = change => { items = Object.freeze(change(items)); stage.update(() => stage.setItems(items)); };
  const times = measure(makePhases(stage, set, counts));
  const shown = stage.element.firstChild.firstChild.childNodes;
  expect(shown.length === items.length, `${shown.length} rows are shown`);
  items.forEach((item, index) => {
    const text = `${item.id}:${item.v + (counts.get(item.id) || 0)}`;
    expect(shown[index].textContent === text, `row ${index} shows ${shown[index].textContent} and not ${text}`);
  });
  return times;
}

const workloads = {
  W1a: () => measureList((stage, set, counts) => [{
    renders: 1, run() {
      const id = random(size);
      counts.set(id, (counts.get(id) || 0) + 1);
      stage.update(() => stage.rows[id](count => count + 1));
    } }]),
  W1b: () => measureList((stage, set) => [{
    renders: 2, run() {
      set(items => {
        const [copy, index] = [items.slice(), size >> 1];
        copy[index] = makeItem(copy[index].id, copy[index].v + 1);
        return copy;
      });
    } }]),
  W2: () => measureList(stage => [
    { renders: 1, run() { stage.update(() => stage.setShown(false)); } },
    { renders: size + 1, run() { stage.update(() => stage.setShown(true)); } }]),
  W3: () => measureList((stage, set) => [
    { renders: 2, run() { set(items => [makeItem(-1, 0)].concat(items)); } },
    { renders: 1, run() { set(items => items.slice(1)); } }]),
  W4: () => measureList((stage, set) => [{ renders: 1, run() { set(items => items.slice().reverse()); } }]),
  W4s: () => measureList((stage, set) => [{
    renders: 1, run() {
      set(items => {
        const copy = items.slice();
        for (let index = copy.length - 1; index > 0; index--) {
          const other = random(index + 1);
          [copy[index], copy[other]] = [copy[other], copy[index]];
        }
        return copy;
      });
    } }]),
  W5a: () => measureChain('setOwn', 1),
  W5b: () => measureChain('setValue', size),
  W6() {
    let items, stage;
    return measure([{
      renders: size + 1,
      prepare() { if (stage) stage.unmount(); items = Object.freeze(makeItems()); },
      run() { stage = list(items); },
    }]);
  },
};

function measureChain(setter, renders) {
  let count = 0;
  const stage = chain(size);
  const times = measure([{ renders, run() { count++; stage.update(() => stage[setter](value => value + 1)); } }]);
  expect(stage.element.textContent === `${count}`, `${stage.element.textContent} is shown and not ${count}`);
  return times;
}

console.log(JSON.stringify(workloads[workload]()));
