import fc from 'fast-check';
import { barWidth, LABEL_PADDING, labelShift, layLanes } from './lane-layout';
import { inLanes, lanes } from './lanes';
import type { DatedItem } from './load-timeline';
import { LEAST_YEARS, lengthOf, wholeSpan, ZOOM_STEP } from './time-span';

const PX_OF_LETTER = 7;
const labelWidth = (name: string) => name.length * PX_OF_LETTER;
const whole = wholeSpan(2026);

const items = fc.array(
  fc
    .record({
      lane: fc.constantFrom(...lanes),
      name: fc.string({ minLength: 1, maxLength: 30 }),
      start: fc.integer({ min: whole.from, max: 2_020 }),
      years: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 900 })),
      isApproximate: fc.boolean(),
      verseCount: fc.integer({ min: 0, max: 900 }),
    })
    .map(({ years, ...item }): DatedItem => ({
      __typename: 'TimelineItem',
      title: null,
      path: null,
      period: null,
      historians: null,
      ...item,
      end: item.start + years,
    })),
  { maxLength: 120 },
);
/** From all of it to the nearest, by steps of a reader. */
const mostSteps = Math.ceil(Math.log(lengthOf(whole) / LEAST_YEARS) / Math.log(ZOOM_STEP));
const pxPerYears = fc
  .tuple(fc.constantFrom(320, 768, 1_400), fc.integer({ min: 0, max: mostSteps }))
  .map(([width, steps]) => (width / lengthOf(whole)) * ZOOM_STEP ** steps);

test('no bar or label overlaps another at any zoom, wherever the timeline has been moved', () => {
  fc.assert(
    fc.property(items, pxPerYears, fc.integer({ min: whole.from, max: 2_020 }), (all, pxPerYear, from) => {
      const packed = layLanes(inLanes(all), pxPerYear, labelWidth);
      for (const lane of lanes) {
        const drawn = packed[lane].map(({ item, row, extent: [left] }) => {
          const bar = barWidth(item, pxPerYear) ?? 0;
          const label = left + labelShift(left - from * pxPerYear, bar, labelWidth(item.name));
          const end = label + labelWidth(item.name) + LABEL_PADDING;
          return { row, left, right: Math.max(left + bar, end) };
        });
        for (const [at, one] of drawn.entries())
          for (const other of drawn.slice(at + 1))
            expect(one.row !== other.row || one.right <= other.left || other.right <= one.left).toBe(true);
      }
    }),
  );
});

test('only a certain year is a dot, and only while it is small', () => {
  const range = { start: -1054, end: -1014, isApproximate: false };
  const year = { start: 30, end: 30, isApproximate: false };
  fc.assert(
    fc.property(pxPerYears, (pxPerYear) => {
      expect(barWidth(range, pxPerYear)).toBeGreaterThan(10);
      expect(barWidth({ ...year, isApproximate: true }, pxPerYear)).toBeGreaterThan(10);
      expect(barWidth(year, pxPerYear) === undefined).toBe(pxPerYear < 9);
    }),
  );
});
