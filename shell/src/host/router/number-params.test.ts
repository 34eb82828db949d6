import fc from 'fast-check';
import { numberParamsMatch } from './number-params';

describe('parameters whose name contains Num', () => {
  it('match every integer but zero', () => {
    fc.assert(fc.property(fc.integer(), (value) => numberParamsMatch({ chapterNum: String(value) }) === (value !== 0)));
  });

  it.each(['', 'abc', '1.5', '1e3', ' 1', '٣', undefined])('do not match %p', (value) => {
    expect(numberParamsMatch({ verseNum: value })).toBe(false);
  });

  it('leave other parameters alone', () => {
    expect(numberParamsMatch({ book: 'genesis' })).toBe(true);
  });
});
