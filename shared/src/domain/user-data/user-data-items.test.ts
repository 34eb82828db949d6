import fc from 'fast-check';
import type { UserDataKind } from '../../contracts';
import { joinUserData, splitUserData } from './user-data-items';
import { mergeUserData } from './merge-user-data';
import { knownKind } from './user-data-kinds';

const byId: UserDataKind = { type: 'items', identity: ['id'] };
const fields: UserDataKind = { type: 'fields' };
const merged = (kind: UserDataKind, base: unknown, mine: unknown, theirs: unknown): unknown =>
  JSON.parse(mergeUserData(kind, JSON.stringify(base), JSON.stringify(mine), JSON.stringify(theirs)));

const anyItems = fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), text: fc.nat(2) }), {
  selector: ({ id }) => id,
});

describe('the items of a value', () => {
  it('are joined to the same value', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        expect(joinUserData(byId, splitUserData(byId, items) ?? new Map())).toEqual(items);
      }),
    );
  });

  it('are missing when the value is not of the kind', () => {
    for (const value of [null, 1, 'x', {}]) expect(splitUserData(byId, value)).toBeUndefined();
    for (const value of [null, 1, 'x', []]) expect(splitUserData(fields, value)).toBeUndefined();
  });

  it('have the path of the last crumb as the identity of a bookmark', () => {
    const bookmarks = knownKind('site/bookmarked-pages') ?? fields;
    const trail = [{ path: '/bible' }, { path: '/bible/genesis' }];
    expect([...(splitUserData(bookmarks, { bookmarks: [trail, [{ path: '/bible/genesis' }]] }) ?? [])]).toEqual([
      ['/bible/genesis', trail],
    ]);
  });
});

describe('mergeUserData of items', () => {
  it('has every item that was added or changed, and none that was removed and not changed', () => {
    fc.assert(
      fc.property(anyItems, anyItems, anyItems, (base, mine, theirs) => {
        const result = merged(byId, base, mine, theirs) as typeof mine;
        const textOf = (list: typeof mine, id: string) => list.find((item) => item.id === id)?.text;
        for (const id of ['a', 'b', 'c', 'd']) {
          const [before, own, other] = [textOf(base, id), textOf(mine, id), textOf(theirs, id)];
          const remaining = own === before ? other : own;
          expect(textOf(result, id)).toBe(
            remaining ?? (own === before ? undefined : other === before ? undefined : other),
          );
        }
      }),
    );
  });

  it('has the order of the device that moved something, and puts the items of the other beside their neighbours', () => {
    const list = (ids: string) => [...ids].map((id) => ({ id }));
    const order = (base: string, mine: string, theirs: string) =>
      (merged(byId, list(base), list(mine), list(theirs)) as { id: string }[]).map(({ id }) => id).join('');
    expect(order('abc', 'cab', 'xabc')).toBe('xcab');
    expect(order('abc', 'abcy', 'cab')).toBe('cyab');
    expect(order('abc', 'yabc', 'xabc')).toBe('yxabc');
  });

  it('drops from the end what is more than the limit', () => {
    expect(merged({ type: 'items', limit: 3 }, ['c'], ['a', 'c'], ['b', 'c', 'd'])).toEqual(['a', 'b', 'c']);
  });

  it('merges fields with the names of prototypes like all others', () => {
    const result = mergeUserData(fields, '{}', '{"__proto__":1,"constructor":2}', '{"toString":3}');
    expect(Object.entries(JSON.parse(result) as object)).toEqual(
      expect.arrayContaining([
        ['__proto__', 1],
        ['constructor', 2],
        ['toString', 3],
      ]),
    );
    expect(mergeUserData({ type: 'json' }, '{}', '{"constructor":{"a":1}}', '{"b":1}')).toBe(
      '{"b":1,"constructor":{"a":1}}',
    );
  });
});
