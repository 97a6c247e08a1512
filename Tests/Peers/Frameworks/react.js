// The programs of the workloads in React 18, every component in `memo`.
'use strict';
const { container, load } = require('./dom');
const { createElement, memo, useState } = load('react');
const { createRoot, flushSync } = load('react-dom');

let renders = 0;
let current;

const Row = memo(function Row({ item }) {
  renders++;
  const [count, setCount] = useState(0);
  current.rows[item.id] = setCount;
  return createElement('li', null, `${item.id}:${item.v + count}`);
});
const List = memo(function List({ initial }) {
  renders++;
  const [items, setItems] = useState(initial);
  const [isShown, setShown] = useState(true);
  Object.assign(current, { setItems, setShown });
  // The rows come and go as one element: React searches for the place of each element by itself, in quadratic time.
  return createElement('div', null, isShown ? createElement('ul', null, items.map(item => createElement(Row, { key: item.id, item }))) : null);
});
const Leaf = memo(function Leaf({ value }) {
  renders++;
  const [own, setOwn] = useState(0);
  current.setOwn = setOwn;
  return createElement('li', null, `${value + own}`);
});
const Link = memo(function Link({ depth, value }) {
  renders++;
  return depth > 0 ? createElement(Link, { depth: depth - 1, value }) : createElement(Leaf, { value });
});
const Chain = memo(function Chain({ depth }) {
  renders++;
  const [value, setValue] = useState(0);
  current.setValue = setValue;
  return createElement(Link, { depth, value });
});

// Mounts one of the programs; `update` runs a change and React's whole answer to it.
function mount(component, properties) {
  const stage = { rows: [], element: container() };
  const reactRoot = createRoot(stage.element);
  current = stage;
  flushSync(() => reactRoot.render(createElement(component, properties)));
  stage.update = change => { current = stage; flushSync(change); };
  stage.unmount = () => flushSync(() => reactRoot.unmount());
  return stage;
}

module.exports = {
  list: items => mount(List, { initial: items }),
  chain: levels => mount(Chain, { depth: levels - 3 }),
  takeRenders() { const count = renders; renders = 0; return count; },
};
