import fc from 'fast-check';
import { mergeUserData } from './merge-user-data';

const merged = (base: unknown, mine: unknown, theirs: unknown): unknown =>
  JSON.parse(
    mergeUserData(base === undefined ? null : JSON.stringify(base), JSON.stringify(mine), JSON.stringify(theirs)),
  );

const anyJson = fc.json();
const anyList = fc.uniqueArray(fc.integer({ min: 0, max: 9 }));

describe('what two devices made of one value', () => {
  it('is what one of them made of it where the other changed nothing', () => {
    fc.assert(
      fc.property(anyJson, anyJson, (base, changed) => {
        expect(JSON.parse(mergeUserData(base, changed, base))).toEqual(JSON.parse(changed));
        expect(JSON.parse(mergeUserData(base, base, changed))).toEqual(JSON.parse(changed));
        expect(JSON.parse(mergeUserData(base, changed, changed))).toEqual(JSON.parse(changed));
      }),
    );
  });

  it('has every bookmark that either added, and none that either took away', () => {
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

  it('has the preferences that each of them changed', () => {
    const base = { theme: 'system', textSize: 'medium', motion: 'system' };
    expect(merged(base, { ...base, theme: 'dark' }, { ...base, textSize: 'large' })).toEqual({
      ...base,
      theme: 'dark',
      textSize: 'large',
    });
  });

  it('is as this device has it where both changed the same thing', () => {
    expect(merged({ theme: 'system' }, { theme: 'dark' }, { theme: 'sepia' })).toEqual({ theme: 'dark' });
  });

  it('keeps both lists where there was none before', () => {
    expect(merged(undefined, { bookmarks: ['a'] }, { bookmarks: ['b'] })).toEqual({ bookmarks: ['a', 'b'] });
  });

  it('is as this device has it where the site holds no JSON', () => {
    expect(mergeUserData(null, '"mine"', 'not JSON')).toBe('"mine"');
  });
});
