// A small DOM with linked children: what the frameworks touch, and cheaper than a real one, so that times are theirs.
'use strict';
const path = require('path');
process.env.NODE_ENV = 'production';

class Node {
  constructor(type, name, document) {
    this.nodeType = type;
    this.nodeName = name;
    this.ownerDocument = document;
    this.parentNode = this.firstChild = this.lastChild = this.previousSibling = this.nextSibling = null;
  }
  get childNodes() {
    const result = [];
    for (let child = this.firstChild; child; child = child.nextSibling) result.push(child);
    return result;
  }
  get parentElement() { return this.parentNode; }
  unlink() {
    const parent = this.parentNode;
    if (!parent) return;
    const before = this.previousSibling, after = this.nextSibling;
    if (before) before.nextSibling = after; else parent.firstChild = after;
    if (after) after.previousSibling = before; else parent.lastChild = before;
    this.parentNode = this.previousSibling = this.nextSibling = null;
  }
  insertBefore(node, next) {
    if (next && next.parentNode !== this) throw new Error('the next one is not a child');
    if (node === next) return node;
    node.unlink();
    node.parentNode = this;
    const previous = next ? next.previousSibling : this.lastChild;
    node.previousSibling = previous;
    node.nextSibling = next || null;
    if (previous) previous.nextSibling = node; else this.firstChild = node;
    if (next) next.previousSibling = node; else this.lastChild = node;
    return node;
  }
  appendChild(node) { return this.insertBefore(node, null); }
  removeChild(node) {
    if (node.parentNode !== this) throw new Error('not a child');
    node.unlink();
    return node;
  }
  replaceChild(node, old) {
    this.insertBefore(node, old);
    return this.removeChild(old);
  }
  contains(node) {
    for (; node; node = node.parentNode) if (node === this) return true;
    return false;
  }
  addEventListener() {}
  removeEventListener() {}
}

class Text extends Node {
  constructor(text, document) { super(3, '#text', document); this.text = text; }
  splitText() {}
  get nodeValue() { return this.text; }
  set nodeValue(text) { this.text = text; }
  get data() { return this.text; }
  set data(text) { this.text = text; }
  get textContent() { return this.text; }
  set textContent(text) { this.text = text; }
}

class Element extends Node {
  constructor(name, document) {
    super(1, name.toUpperCase(), document);
    this.tagName = this.nodeName;
    this.localName = name;
    this.namespaceURI = 'http://www.w3.org/1999/xhtml';
    this.style = {};
    this.attributes = [];
  }
  setAttribute() {}
  removeAttribute() {}
  hasAttribute() { return false; }
  getAttribute() { return null; }
  get textContent() {
    let text = '';
    for (let child = this.firstChild; child; child = child.nextSibling) text += child.textContent;
    return text;
  }
  set textContent(text) {
    while (this.firstChild) this.firstChild.unlink();
    if (text !== '') this.appendChild(new Text(text, this.ownerDocument));
  }
}

const document = new Node(9, '#document', null);
document.createElement = name => new Element(name, document);
document.createElementNS = (_, name) => new Element(name, document);
document.createTextNode = text => new Text(text, document);
document.createComment = text => new Text('', document);
document.createEvent = () => ({ timeStamp: 0 });
document.documentElement = new Element('html', document);
document.body = new Element('body', document);
document.activeElement = document.body;
document.defaultView = globalThis;
Object.assign(globalThis, {
  window: globalThis, document, HTMLIFrameElement: class {}, Element, Node, location: { protocol: 'http:', hostname: 'x' },
  navigator: { userAgent: 'node' },
});

const root = process.env.FRAMEWORK_ROOT || path.join(require('os').tmpdir(), 'theseus-frameworks');
module.paths.unshift(path.join(root, 'usr/share/node_modules'));

module.exports = {
  container: () => document.createElement('div'),
  // Gives a module of those that `set-up.sh` unpacked.
  load: name => require(name),
};
