import { runInNewContext } from 'node:vm';

/**
 * The built-in objects of JavaScript and of Node.js, which all code of a render worker shares. A pillar that changes one changes every page:
 * with another `Array.prototype.join`, each address answered 404.
 */

interface Remembered {
  /** 'Array.prototype.', or empty for the global object. */
  readonly name: string;
  readonly object: object;
  readonly properties: ReadonlyMap<PropertyKey, PropertyDescriptor>;
  /** Whether it may have other properties besides: a program may add globals. */
  readonly mayGrow: boolean;
}
type Snapshot = readonly Remembered[];

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

const languageGlobals: readonly string[] = (
  runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[]
).filter((name) => /^[A-Z]/.test(name) && name !== 'WebAssembly');

/** The globals of Node.js that code of pages may use. What fetches is not among them: pages ask the gateway for data. */
const platformGlobals = [
  ...['AbortController', 'AbortSignal', 'Buffer', 'Event', 'EventTarget', 'TextDecoder', 'TextEncoder'],
  ...['URL', 'URLSearchParams', 'console', 'performance', 'queueMicrotask', 'structuredClone'],
  ...['clearImmediate', 'clearInterval', 'clearTimeout', 'setImmediate', 'setInterval', 'setTimeout'],
] as const;
const globals: readonly string[] = [...languageGlobals, ...platformGlobals];

/** Settings of V8 that programs set for a moment. */
const settings = new Set<PropertyKey>(['stackTraceLimit', 'prepareStackTrace']);

const keysOf = (object: object): PropertyKey[] => Reflect.ownKeys(object).filter((key) => !settings.has(key));

const propertiesOf = (
  object: object,
  keys: readonly PropertyKey[] = keysOf(object),
): Map<PropertyKey, PropertyDescriptor> =>
  new Map(
    keys.flatMap((key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(object, key);
      return descriptor ? [[key, descriptor] as const] : [];
    }),
  );

/** Remembers the built-ins as they are now. */
export function snapshotBuiltins(scope: object = globalThis): Snapshot {
  const found = new Map<object, string>();
  for (const name of globals) {
    // Node.js makes some of them when they are first read.
    Reflect.get(scope, name);
    const value: unknown = Reflect.getOwnPropertyDescriptor(scope, name)?.value;
    if (!isObject(value)) continue;
    found.set(value, name);
    const prototype: unknown = Reflect.getOwnPropertyDescriptor(value, 'prototype')?.value;
    if (isObject(prototype)) found.set(prototype, `${name}.prototype`);
  }
  const all = [...found].map(([object, name]) => ({
    name: `${name}.`,
    object,
    properties: propertiesOf(object),
    mayGrow: false,
  }));
  return [{ name: '', object: scope, properties: propertiesOf(scope, globals), mayGrow: true }, ...all];
}

const isSame = (one: PropertyDescriptor, other: PropertyDescriptor | undefined): boolean =>
  other !== undefined && Object.is(one.value, other.value) && one.get === other.get && one.set === other.set;

/** Puts all built-ins back to what they were. Returns the names of those that were changed: 'Array.prototype.join'. */
export function restoreBuiltins(snapshot: Snapshot): string[] {
  return snapshot.flatMap(({ name, object, properties, mayGrow }) => {
    const added = mayGrow ? [] : keysOf(object).filter((key) => !properties.has(key));
    const changed = [...properties].filter(
      ([key, before]) => !isSame(before, Reflect.getOwnPropertyDescriptor(object, key)),
    );
    for (const key of added) Reflect.deleteProperty(object, key);
    for (const [key, before] of changed) Reflect.defineProperty(object, key, before);
    return [...added, ...changed.map(([key]) => key)].map((key) => `${name}${String(key)}`);
  });
}
