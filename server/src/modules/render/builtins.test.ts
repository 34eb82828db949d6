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
  expect(restoreBuiltins(before)).toEqual(['structuredClone', 'URLSearchParams.prototype.get']);
  expect(new URLSearchParams('a=1').get('a')).toBe('1');
  expect(structuredClone({ a: 1 })).toEqual({ a: 1 });
});

test('code that changes nothing is not blamed', () => {
  const { scope, run } = realm();
  const before = snapshotBuiltins(scope);
  run("class Own extends Array {} ; globalThis.own = new Own(); own.join = () => ''; [3, 1].sort()");
  expect(restoreBuiltins(before)).toEqual([]);
});
