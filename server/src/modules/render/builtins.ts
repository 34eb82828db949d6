import { runInNewContext } from 'node:vm';

/**
 * The built-in objects of JavaScript and of Node.js, which all code of a render worker shares. A pillar that changes one changes every page:
 * with another `Array.prototype.join`, each address answered 404.
 */

// Taken before any pillar's code runs, and used without methods or iteration: what compares must not be what was changed.
const { apply, defineProperty, deleteProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys, setPrototypeOf } =
  Reflect;
const { create, is } = Object;
// eslint-disable-next-line @typescript-eslint/unbound-method -- It is called with its map.
const mapGet = Map.prototype.get;
const textOf = String;

interface Remembered {
  /** 'Array.prototype.', or empty for the global object. */
  readonly name: string;
  readonly object: object;
  readonly prototype: object | null;
  readonly keys: readonly PropertyKey[];
  readonly properties: ReadonlyMap<PropertyKey, PropertyDescriptor>;
  /** Whether it may have other properties besides: a program may add globals. */
  readonly mayGrow: boolean;
}
type Snapshot = readonly Remembered[];

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** WebAssembly is for nobody's page. */
const languageGlobals: readonly string[] = (
  runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]
).filter((name) => name !== 'globalThis' && name !== 'WebAssembly');

/** The globals of Node.js that code of pages may use: the router has requests and responses. */
const platformGlobals = [
  ...['AbortController', 'AbortSignal', 'Buffer', 'Event', 'EventTarget', 'TextDecoder', 'TextEncoder'],
  ...['Blob', 'FormData', 'Headers', 'Request', 'Response', 'ReadableStream', 'TransformStream', 'WritableStream'],
  ...['URL', 'URLSearchParams', 'atob', 'btoa', 'console', 'performance', 'queueMicrotask', 'structuredClone'],
  ...['clearImmediate', 'clearInterval', 'clearTimeout', 'setImmediate', 'setInterval', 'setTimeout'],
] as const;
const globals: readonly string[] = [...languageGlobals, ...platformGlobals];

/** Settings of V8 that programs set for a moment. */
const isSetting = (key: PropertyKey): boolean => key === 'stackTraceLimit' || key === 'prepareStackTrace';

/** An element of a list, defined so that no setter of all lists takes it. */
const listed = (value: string): PropertyDescriptor => {
  const descriptor = create(null) as PropertyDescriptor;
  descriptor.value = value;
  descriptor.enumerable = true;
  descriptor.writable = true;
  descriptor.configurable = true;
  return descriptor;
};

const remember = (
  name: string,
  object: object,
  keys: readonly PropertyKey[] = ownKeys(object),
  mayGrow = false,
): Remembered => {
  const known = keys.filter((key) => !isSetting(key) && getOwnPropertyDescriptor(object, key));
  // Without a prototype, so that they do not have what is added to all objects.
  const copy = (key: PropertyKey): PropertyDescriptor =>
    Object.assign(create(null) as object, getOwnPropertyDescriptor(object, key));
  const properties = new Map(known.map((key) => [key, copy(key)]));
  return { name, object, prototype: getPrototypeOf(object), keys: known, properties, mayGrow };
};

/** Built-ins that no global names. */
function hiddenBuiltins(): (readonly [string, object | null])[] {
  const iterated = { Array: [], Map: new Map(), Set: new Set(), String: '', 'RegExp String': ''.matchAll(/./g) };
  const iterators = Object.entries(iterated).map(
    ([name, value]) => [`${name} Iterator`, getPrototypeOf(value[Symbol.iterator]())] as const,
  );
  const generator = getPrototypeOf(function* () {
    yield 0;
  }) as { prototype: object };
  const asyncGenerator = getPrototypeOf(async function* () {
    yield await Promise.resolve(0);
  }) as { prototype: object };
  const typedArray = getPrototypeOf(Uint8Array) as { prototype: object };
  return [
    ...iterators,
    ['Iterator.prototype', getPrototypeOf(iterators[0]?.[1] ?? {})],
    ['GeneratorFunction.prototype', generator],
    ['Generator.prototype', generator.prototype],
    ['AsyncGenerator.prototype', asyncGenerator.prototype],
    ['AsyncFunction.prototype', getPrototypeOf(async () => Promise.resolve())],
    ['TypedArray', typedArray],
    ['TypedArray.prototype', typedArray.prototype],
  ];
}

/** Modules by name, each with what it exports. */
type Modules = Readonly<Record<string, unknown>>;

/**
 * Remembers the built-ins as they are now, and the functions and classes that these modules export. Their contexts and
 * other objects are not remembered, because React writes to them while it renders.
 */
export function snapshotBuiltins(scope: object = globalThis, modules: Modules = {}): Snapshot {
  const found = new Map<object, string>();
  const add = (name: string, value: unknown) => {
    if (!isObject(value) || found.has(value)) return;
    found.set(value, name);
    add(`${name}.prototype`, getOwnPropertyDescriptor(value, 'prototype')?.value);
  };
  // First, because what reads another object's descriptors sees what all objects have.
  for (const name of ['Object', ...globals]) {
    // Node.js makes some of them when they are first read.
    Reflect.get(scope, name);
    add(name, getOwnPropertyDescriptor(scope, name)?.value);
  }
  const intl: unknown = getOwnPropertyDescriptor(scope, 'Intl')?.value;
  if (isObject(intl))
    for (const key of ownKeys(intl)) add(`Intl.${textOf(key)}`, getOwnPropertyDescriptor(intl, key)?.value);
  if (scope === globalThis) for (const [name, value] of hiddenBuiltins()) add(name, value);
  for (const [id, exports] of Object.entries(modules))
    for (const [name, value] of isObject(exports) ? Object.entries(exports) : [])
      if (typeof value === 'function') add(`${id}.${name}`, value);
  const all = [...found].map(([object, name]) => remember(`${name}.`, object));
  const isOfAll = ({ name }: Remembered) => name === 'Object.prototype.';
  return [
    ...all.filter(isOfAll),
    remember('', scope, globals, true),
    ...all.filter((remembered) => !isOfAll(remembered)),
  ];
}

const isSame = (one: PropertyDescriptor, other: PropertyDescriptor | undefined): boolean =>
  other !== undefined && is(one.value, other.value) && one.get === other.get && one.set === other.set;

/** The same as forEach, which may have been changed. */
function each<Item>(list: readonly Item[], act: (item: Item) => void): void {
  let at = 0;
  while (at < list.length) {
    act(list[at] as Item);
    at += 1;
  }
}

/** Puts all built-ins back to what they were. Returns the names of those that were changed: 'Array.prototype.join'. */
export function restoreBuiltins(snapshot: Snapshot): string[] {
  const names: string[] = [];
  const changed = (name: string) => void defineProperty(names, names.length, listed(name));
  each(snapshot, ({ name, object, prototype, keys, properties, mayGrow }) => {
    const before = (key: PropertyKey) => apply(mapGet, properties, [key]) as PropertyDescriptor | undefined;
    if (getPrototypeOf(object) !== prototype) {
      setPrototypeOf(object, prototype);
      changed(`${name}__proto__`);
    }
    each(mayGrow ? [] : ownKeys(object), (key) => {
      if (before(key) || isSetting(key)) return;
      deleteProperty(object, key);
      changed(name + textOf(key));
    });
    each(keys, (key) => {
      const descriptor = before(key);
      if (!descriptor || isSame(descriptor, getOwnPropertyDescriptor(object, key))) return;
      defineProperty(object, key, descriptor);
      changed(name + textOf(key));
    });
  });
  return names;
}
