// The programs of the workloads in Preact 8, whose components compare their properties as React's do in `memo`.
'use strict';
const { container, load } = require('./dom');
const { Component, h, options, render, rerender } = load('preact');

let renders = 0;
let current;
options.debounceRendering = () => {}; // `update` renders what waits.

class Memo extends Component {
  shouldComponentUpdate(properties, state) {
    if (state !== this.state) return true;
    for (const name in properties) if (name !== 'children' && properties[name] !== this.props[name]) return true;
    return false;
  }
}
class Row extends Memo {
  constructor() { super(); this.state = { count: 0 }; this.set = change => this.setState({ count: change(this.state.count) }); }
  render({ item }, { count }) {
    renders++;
    current.rows[item.id] = this.set;
    return h('li', null, `${item.id}:${item.v + count}`);
  }
}
class List extends Memo {
  constructor({ initial }) {
    super();
    this.state = { items: initial, isShown: true };
    current.setItems = items => this.setState({ items });
    current.setShown = isShown => this.setState({ isShown });
  }
  render(_, { items, isShown }) {
    renders++;
    return h('div', null, isShown ? h('ul', null, items.map(item => h(Row, { key: item.id, item }))) : null);
  }
}
class Leaf extends Memo {
  constructor() { super(); this.state = { own: 0 }; current.setOwn = change => this.setState({ own: change(this.state.own) }); }
  render({ value }, { own }) { renders++; return h('li', null, `${value + own}`); }
}
class Link extends Memo {
  render({ depth, value }) {
    renders++;
    return depth > 0 ? h(Link, { depth: depth - 1, value }) : h(Leaf, { value });
  }
}
class Chain extends Memo {
  constructor() { super(); this.state = { value: 0 }; current.setValue = change => this.setState({ value: change(this.state.value) }); }
  render({ depth }, { value }) { renders++; return h(Link, { depth, value }); }
}

// Mounts one of the programs; `update` runs a change and Preact's whole answer to it.
function mount(component, properties) {
  const stage = { rows: [], element: container() };
  current = stage;
  const root = render(h(component, properties), stage.element);
  stage.update = change => { current = stage; change(); rerender(); };
  stage.unmount = () => render(null, stage.element, root);
  return stage;
}

module.exports = {
  list: items => mount(List, { initial: items }),
  chain: levels => mount(Chain, { depth: levels - 3 }),
  takeRenders() { const count = renders; renders = 0; return count; },
};
