import { yearName, yearsText } from '@manna/shared/domain';
import fc from 'fast-check';
import { eraTicks } from './era-ticks';

const names = (from: number, to: number, most = 10) =>
  eraTicks({ from, to }, most).map((year) => yearName(year, yearsText));

test('ticks stand at round years of both eras, and at the border between them', () => {
  expect(names(-4003, 2027, 8)).toEqual(['4000 BC', '3000 BC', '2000 BC', '1000 BC', 'AD 1', 'AD 1000', 'AD 2000']);
  expect(names(-1099, -899)).toEqual([
    '1100 BC',
    '1080 BC',
    '1060 BC',
    '1040 BC',
    '1020 BC',
    '1000 BC',
    '980 BC',
    '960 BC',
    '940 BC',
    '920 BC',
  ]);
  expect(names(-2, 4)).toEqual(['3 BC', '2 BC', '1 BC', 'AD 1', 'AD 2', 'AD 3']);
});

test('ticks ascend within the span, and are never more than twice as many as wished for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -4_003, max: 2_000 }),
      fc.integer({ min: 1, max: 6_000 }),
      fc.integer({ min: 3, max: 20 }),
      (from, length, most) => {
        const ticks = eraTicks({ from, to: from + length }, most);
        expect([...ticks].sort((one, other) => one - other)).toEqual(ticks);
        expect(new Set(ticks).size).toBe(ticks.length);
        expect(ticks.every((year) => year >= from && year < from + length)).toBe(true);
        expect(ticks.length).toBeLessThanOrEqual(most + 3);
        expect(ticks.map((year) => yearName(year, yearsText))).not.toContain('0 BC');
      },
    ),
  );
});
