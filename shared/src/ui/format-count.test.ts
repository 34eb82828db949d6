/** @jest-environment node */
import fc from 'fast-check';
import { formatCount } from './format-count';

const valueOf = (text: string) => Number.parseFloat(text) * (text.endsWith('m') ? 1e6 : text.endsWith('k') ? 1e3 : 1);
const counts = fc.oneof(fc.nat(2_000), fc.nat(2_000_000), fc.nat(1_000_000_000));

describe('a count on a badge', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1200, '1.2k'],
    [31_102, '31.1k'],
    [999_949, '999.9k'],
    [999_950, '1m'],
    [2_500_000, '2.5m'],
  ])('%d is formatted as %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  it('never has more than three digits before the unit below a thousand million, nor more than one decimal', () => {
    fc.assert(fc.property(fc.nat(999_949_999), (count) => /^\d{1,3}(\.[1-9])?[km]?$/.test(formatCount(count))));
  });

  it('differs by at most a twentieth of its unit', () => {
    fc.assert(
      fc.property(counts, (count) => {
        const unit = count < 1000 ? 0 : count < 999_950 ? 1e3 : 1e6;
        expect(Math.abs(valueOf(formatCount(count)) - count)).toBeLessThanOrEqual(unit / 20 + 1e-3);
      }),
    );
  });

  it('keeps the order of counts', () => {
    fc.assert(
      fc.property(counts, counts, (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(valueOf(formatCount(less))).toBeLessThanOrEqual(valueOf(formatCount(more)));
      }),
    );
  });
});
