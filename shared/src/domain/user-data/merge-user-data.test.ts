import fc from 'fast-check';
import { mergeUserData } from './merge-user-data';

const json = { type: 'json' } as const;

const merged = (base: unknown, mine: unknown, theirs: unknown): unknown =>
  JSON.parse(
    mergeUserData(json, base === undefined ? null : JSON.stringify(base), JSON.stringify(mine), JSON.stringify(theirs)),
  );

const anyJson = fc.json();
const anyList = fc.uniqueArray(fc.integer({ min: 0, max: 9 }));

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
