import fc from 'fast-check';
import type { UserDataKind } from '../../contracts';
import { mergeUserData } from './merge-user-data';

const json = { type: 'json' } as const;

const merged = (base: unknown, mine: unknown, theirs: unknown): unknown =>
  JSON.parse(
    mergeUserData(json, base === undefined ? null : JSON.stringify(base), JSON.stringify(mine), JSON.stringify(theirs)),
  );

const anyJson = fc.json();
const anyList = fc.uniqueArray(fc.integer({ min: 0, max: 9 }));

describe('lists of items with times', () => {
  const kind: UserDataKind = { type: 'items', identity: ['id'], time: ['at'], limit: 4 };
  interface Visit {
    id: string;
    at?: number;
  }
  const merge = (base: Visit[] | null, mine: Visit[], theirs: Visit[]) =>
    JSON.parse(
      mergeUserData(kind, base && JSON.stringify(base), JSON.stringify(mine), JSON.stringify(theirs)),
    ) as Visit[];
  const visits = (day: string, ...times: number[]): Visit[] => times.map((at) => ({ id: `${day}-${at}`, at }));

  it('have the latest first, so that a device that was offline for a week drives nothing of today out', () => {
    const today = visits('today', 903, 902, 901);
    const lastWeek = visits('last week', 104, 103, 102, 101);
    const wanted = [...today, { id: 'last week-104', at: 104 }];
    expect(merge([], lastWeek, today)).toEqual(wanted);
    expect(merge([], today, lastWeek)).toEqual(wanted);
  });

  it('keep the later version of an item, whoever sends it last', () => {
    const [old, recent] = [[{ id: 'a', at: 1 }], [{ id: 'a', at: 2 }]];
    expect(merge([], old, recent)).toEqual(recent);
    expect(merge([], recent, old)).toEqual(recent);
  });

  it('have those without a time, which earlier versions of the site stored, at the end and in their order', () => {
    expect(merge([], [{ id: 'b' }, { id: 'c' }], visits('today', 5))).toEqual([
      { id: 'today-5', at: 5 },
      { id: 'b' },
      { id: 'c' },
    ]);
  });

  it('are the same whichever device sends first', () => {
    const list = fc
      .uniqueArray(
        fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), at: fc.integer({ min: 1, max: 1e6 }) }),
        {
          selector: ({ id }) => id,
          maxLength: 4,
        },
      )
      .map((items) => items.toSorted((one, other) => other.at - one.at));
    fc.assert(
      fc.property(list, list, (one, other) => {
        const times = (items: Visit[]) => items.map(({ at }) => at);
        expect(times(merge([], one, other))).toEqual(times(merge([], other, one)));
      }),
    );
  });

  it('lose what a device has deleted', () => {
    const base = visits('day', 3, 2, 1);
    expect(merge(base, [], base)).toEqual([]);
  });
});

describe('mergeUserData', () => {
  it('returns the changed value when only one device changed it', () => {
    fc.assert(
      fc.property(anyJson, anyJson, (base, changed) => {
        expect(JSON.parse(mergeUserData(json, base, changed, base))).toEqual(JSON.parse(changed));
        expect(JSON.parse(mergeUserData(json, base, base, changed))).toEqual(JSON.parse(changed));
        expect(JSON.parse(mergeUserData(json, base, changed, changed))).toEqual(JSON.parse(changed));
      }),
    );
  });

  it('keeps the list items that either device added, and drops those that either removed', () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (base, mine, theirs) => {
        const result = new Set(merged(base, mine, theirs) as number[]);
        const wanted = [...new Set([...mine, ...theirs])].filter(
          (item) => !base.includes(item) || (mine.includes(item) && theirs.includes(item)),
        );
        expect(result).toEqual(new Set(wanted));
      }),
    );
  });

  it('merges the fields that each device changed', () => {
    const base = { theme: 'system', textSize: 'medium', motion: 'system' };
    expect(merged(base, { ...base, theme: 'dark' }, { ...base, textSize: 'large' })).toEqual({
      ...base,
      theme: 'dark',
      textSize: 'large',
    });
  });

  it('prefers this device’s value when both changed the same field', () => {
    expect(merged({ theme: 'system' }, { theme: 'dark' }, { theme: 'sepia' })).toEqual({ theme: 'dark' });
  });

  it('joins both lists when there is no base value', () => {
    expect(merged(undefined, { bookmarks: ['a'] }, { bookmarks: ['b'] })).toEqual({ bookmarks: ['a', 'b'] });
  });

  it('returns this device’s value when the site’s value is not JSON', () => {
    expect(mergeUserData(json, null, '"mine"', 'not JSON')).toBe('"mine"');
  });
});
