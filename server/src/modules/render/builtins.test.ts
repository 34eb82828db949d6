import { runInNewContext } from 'node:vm';
import { restoreBuiltins, snapshotBuiltins } from './builtins';

/** The global object of a realm of its own, so that this one stays whole, after running some code in it. */
function realm() {
  const scope = runInNewContext('globalThis') as object;
  const run = (code: string): unknown => runInNewContext(code, scope);
  return { scope: run('globalThis') as object, run };
}

test.each([
  ['a method', "Array.prototype.join = () => 'mine'", 'Array.prototype.join', "[1, 2].join('-')", '1-2'],
  [
    'a new property of all objects',
    "Object.prototype.className = 'mine'",
    'Object.prototype.className',
    '({}).className',
    undefined,
  ],
  ['a function of a namespace', "JSON.stringify = () => 'mine'", 'JSON.stringify', 'JSON.stringify(1)', '1'],
  [
    'a getter',
    "Object.defineProperty(Map.prototype, 'size', { get: () => 9 })",
    'Map.prototype.size',
    'new Map().size',
    0,
  ],
  ['a global', 'globalThis.Map = class {}', 'Map', "new Map([[1, 'a']]).get(1)", 'a'],
  [
    'a function of the global object',
    "globalThis.decodeURIComponent = () => 'mine'",
    'decodeURIComponent',
    "decodeURIComponent('%61')",
    'a',
  ],
  [
    'what finds changes',
    'Array.prototype.flatMap = () => []',
    'Array.prototype.flatMap',
    '[1].flatMap((a) => a)[0]',
    1,
  ],
  ['what filters them', 'Array.prototype.filter = () => []', 'Array.prototype.filter', '[1].filter(() => true)[0]', 1],
  ['what compares', 'Object.is = () => true', 'Object.is', 'Object.is(1, 2)', false],
  ['what reads', 'Reflect.ownKeys = () => []', 'Reflect.ownKeys', 'Reflect.ownKeys({ a: 1 })[0]', 'a'],
  [
    'a format',
    'Intl.NumberFormat.prototype.formatToParts = () => []',
    'Intl.NumberFormat.prototype.formatToParts',
    "new Intl.NumberFormat('en').formatToParts(1).length",
    1,
  ],
  [
    'a chain of prototypes',
    'Object.setPrototypeOf(Map.prototype, { mine: 1 })',
    'Map.prototype.__proto__',
    'new Map().mine',
    undefined,
  ],
  ['a deleted method', 'delete String.prototype.trim', 'String.prototype.trim', "' a '.trim()", 'a'],
])('%s is put back and named', (_what, code, name, use, expected) => {
  const { scope, run } = realm();
  const before = snapshotBuiltins(scope);
  run(code);
  expect(restoreBuiltins(before)).toEqual([name]);
  expect(run(use)).toBe(expected);
  expect(restoreBuiltins(before)).toEqual([]);
});

test('what Node.js adds to the language is put back and named, too', () => {
  const before = snapshotBuiltins();
  Object.assign(URLSearchParams.prototype, { get: () => 'mine' });
  Object.assign(globalThis, { structuredClone: () => 'mine' });
  Object.assign(Response, { json: () => 'mine' });
  expect(restoreBuiltins(before)).toEqual(['structuredClone', 'Response.json', 'URLSearchParams.prototype.get']);
  expect(new URLSearchParams('a=1').get('a')).toBe('1');
  expect(structuredClone({ a: 1 })).toEqual({ a: 1 });
});

test.each<[string, () => void, string]>([
  ['flatMap', () => Object.assign(Array.prototype, { flatMap: () => [] }), 'Array.prototype.flatMap'],
  ['filter', () => Object.assign(Array.prototype, { filter: () => [] }), 'Array.prototype.filter'],
  ['Object.is', () => Object.assign(Object, { is: () => true }), 'Object.is'],
  ['Map.prototype.get', () => Object.assign(Map.prototype, { get: () => 1 }), 'Map.prototype.get'],
  [
    'the iterator of lists',
    () => Object.assign(Reflect.getPrototypeOf([][Symbol.iterator]()) ?? {}, { next: () => ({ done: true }) }),
    'Array Iterator.next',
  ],
])('%s of this very realm is put back and named', (_what, change, name) => {
  const before = snapshotBuiltins();
  change();
  const names = restoreBuiltins(before);
  expect(names).toEqual([name]);
  expect([[1, 2].flatMap((each) => each), [...[1, 2]].filter((each) => each > 1), Object.is(1, 2)]).toEqual([
    [1, 2],
    [2],
    false,
  ]);
});

test('a class of a module is put back and named, and its other objects may change', () => {
  class Component {
    render = () => 'its own';
    show() {
      return 'shown';
    }
  }
  const context = { value: 1 };
  const before = snapshotBuiltins(globalThis, { react: { Component, context, version: '19' } });
  Object.assign(Component.prototype, { show: () => 'mine' });
  Object.assign(context, { value: 2 });
  expect(restoreBuiltins(before)).toEqual(['react.Component.prototype.show']);
  expect(new Component().show()).toBe('shown');
  expect(context.value).toBe(2);
});

test('code that changes nothing is not blamed', () => {
  const { scope, run } = realm();
  const before = snapshotBuiltins(scope);
  run("class Own extends Array {} ; globalThis.own = new Own(); own.join = () => ''; [3, 1].sort()");
  expect(restoreBuiltins(before)).toEqual([]);
});
