// The programs of the workloads in Vue 2; its data is frozen, so that it is compared and not observed.
'use strict';
const { container, load } = require('./dom');

// Without promises Vue puts its work off by a timer; `update` does it at once.
let waiting = null;
const { Promise, setImmediate } = globalThis;
globalThis.Promise = globalThis.setImmediate = undefined;
globalThis.setTimeout = work => { waiting = work; };
const Vue = load('vue/dist/vue.runtime.common.prod.js');
Object.assign(globalThis, { Promise, setImmediate });
Vue.config.productionTip = false;

let renders = 0;
let current;

const Row = {
  props: ['item'],
  data: () => ({ count: 0 }),
  created() { current.rows[this.item.id] = change => { this.count = change(this.count); }; },
  render(h) { renders++; return h('li', `${this.item.id}:${this.item.v + this.count}`); },
};
const List = {
  props: ['initial'],
  data() { return { items: this.initial, isShown: true }; },
  created() {
    current.setItems = items => { this.items = items; };
    current.setShown = isShown => { this.isShown = isShown; };
  },
  render(h) {
    renders++;
    return h('div', this.isShown ? [h('ul', this.items.map(item => h(Row, { key: item.id, props: { item } })))] : []);
  },
};
const Leaf = {
  props: ['value'],
  data: () => ({ own: 0 }),
  created() { current.setOwn = change => { this.own = change(this.own); }; },
  render(h) { renders++; return h('li', `${this.value + this.own}`); },
};
const Link = {
  name: 'Link',
  props: ['depth', 'value'],
  render(h) {
    renders++;
    return this.depth > 0 ? h(Link, { props: { depth: this.depth - 1, value: this.value } })
      : h(Leaf, { props: { value: this.value } });
  },
};
const Chain = {
  props: ['depth'],
  data: () => ({ value: 0 }),
  created() { current.setValue = change => { this.value = change(this.value); }; },
  render(h) { renders++; return h(Link, { props: { depth: this.depth, value: this.value } }); },
};

// Mounts one of the programs; `update` runs a change and Vue's whole answer to it.
function mount(component, properties) {
  const stage = { rows: [], element: container() };
  current = stage;
  const root = new Vue({ render: h => h(component, { props: properties }) }).$mount();
  stage.element.appendChild(root.$el);
  stage.update = change => {
    current = stage;
    change();
    while (waiting) { const work = waiting; waiting = null; work(); }
  };
  stage.unmount = () => { root.$destroy(); root.$el.unlink(); };
  return stage;
}

module.exports = {
  list: items => mount(List, { initial: items }),
  chain: levels => mount(Chain, { depth: levels - 3 }),
  takeRenders() { const count = renders; renders = 0; return count; },
};
