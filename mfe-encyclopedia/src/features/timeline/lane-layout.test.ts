import fc from 'fast-check';
import { barWidth, laidInSight, layLanes } from './lane-layout';
import { inLanes, lanes } from './lanes';
import type { TimelineItem } from './load-timeline';
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
    .map(({ years, ...item }): TimelineItem => ({
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

const laid = (all: readonly TimelineItem[], pxPerYear: number, from: number, width = 1_400) =>
  laidInSight(
    layLanes(inLanes(all), pxPerYear, labelWidth),
    { from, to: from + width / pxPerYear },
    { width, labelWidth },
  );

test('no bar or label overlaps another at any zoom, wherever the timeline has been moved', () => {
  fc.assert(
    fc.property(items, pxPerYears, fc.integer({ min: whole.from, max: 2_020 }), (all, pxPerYear, from) => {
      const drawn = laid(all, pxPerYear, from);
      for (const [at, one] of drawn.entries())
        for (const other of drawn.slice(at + 1)) {
          const isBeside = one.extent[1] <= other.extent[0] || other.extent[1] <= one.extent[0];
          expect(isBeside || one.row !== other.row || one.item.lane !== other.item.lane).toBe(true);
        }
    }),
  );
});

test('a label that is shown is whole', () => {
  fc.assert(
    fc.property(items, pxPerYears, fc.integer({ min: whole.from, max: 2_020 }), (all, pxPerYear, from) => {
      for (const { label, item } of laid(all, pxPerYear, from)) {
        if (label === undefined) continue;
        expect(label).toBeGreaterThan(0);
        expect(label + labelWidth(item.name)).toBeLessThan(1_400);
      }
    }),
  );
});

test('a label stays in sight as long as its bar, on the side where there is room', () => {
  const reign = (start: number, end: number): TimelineItem => ({
    __typename: 'TimelineItem',
    lane: 'empires',
    name: 'Oppression by the Philistines',
    title: null,
    path: null,
    period: null,
    historians: null,
    isApproximate: false,
    verseCount: 1,
    start,
    end,
  });
  const labelAt = (start: number, end: number, from: number) => laid([reign(start, end)], 10, from)[0]?.label;
  expect(labelAt(100, 140, 90)).toBeGreaterThan(100);
  // Its beginning is out of sight, and then all but its last year.
  expect(labelAt(100, 140, 120)).toBe(16);
  expect(labelAt(100, 140, 140)).toBe(16);
  expect(laid([reign(100, 140)], 10, 141)).toEqual([]);
  // Its bar begins at the end edge.
  expect(labelAt(100, 140, -38)).toBe(1_380 - 4 - labelWidth('Oppression by the Philistines'));
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
