import fc from 'fast-check';
import { LEAST_YEARS, lengthOf, moved, readSpan, spanQuery, within, wholeSpan, ZOOM_STEP, zoomed } from './time-span';

const whole = wholeSpan(2026);
const spans = fc
  .tuple(fc.integer({ min: -6_000, max: 4_000 }), fc.integer({ min: 1, max: 9_000 }))
  .map(([from, length]) => within({ from, to: from + length }, whole));

test('all of it is from 4004 BC to the end of this year', () => {
  expect(whole).toEqual({ from: -4003, to: 2027 });
});

test('no step leads out of the whole, or nearer than a decade', () => {
  const step = fc.oneof(
    fc.double({ min: 0.01, max: 100, noNaN: true }).map((factor) => ['zoom', factor] as const),
    fc.double({ min: -3, max: 3, noNaN: true }).map((part) => ['move', part] as const),
  );
  fc.assert(
    fc.property(spans, fc.array(step, { maxLength: 20 }), (start, steps) => {
      const end = steps.reduce(
        (span, [kind, by]) => (kind === 'zoom' ? zoomed(span, by, whole) : moved(span, by, whole)),
        start,
      );
      expect(end.from).toBeGreaterThanOrEqual(whole.from);
      expect(end.to).toBeLessThanOrEqual(whole.to + 1e-6);
      expect(lengthOf(end)).toBeGreaterThanOrEqual(LEAST_YEARS - 1e-6);
    }),
  );
});

test('a step nearer and one back show the same years, if both are within the whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2_000, max: 500 }), fc.integer({ min: 20, max: 1_000 }), (from, length) => {
      const span = { from, to: from + length };
      const back = zoomed(zoomed(span, ZOOM_STEP, whole), 1 / ZOOM_STEP, whole);
      expect(back.from).toBeCloseTo(span.from);
      expect(back.to).toBeCloseTo(span.to);
    }),
  );
});

test('the year that the pointer is on stays where it is', () => {
  const span = { from: -1000, to: -900 };
  const near = zoomed(span, ZOOM_STEP, whole, -975);
  expect((-975 - near.from) / lengthOf(near)).toBeCloseTo(0.25);
  expect(lengthOf(near)).toBeCloseTo(100 / 1.4);
});

test('an address leads to the years that it names, and back to itself', () => {
  fc.assert(
    fc.property(spans, (span) => {
      const address = spanQuery(span, whole);
      expect(spanQuery(readSpan(new URLSearchParams(address), whole), whole)).toBe(address);
    }),
  );
  expect(spanQuery(whole, whole)).toBe('');
  expect(readSpan(new URLSearchParams('from=30&to=70'), whole)).toEqual({ from: 30, to: 71 });
});

test.each(['', 'from=30', 'from=a&to=b', 'from=70&to=30', 'from=1e3&to=2e3', 'from=--5&to=9'])(
  'an address that names no years shows all: %p',
  (query) => {
    expect(readSpan(new URLSearchParams(query), whole)).toEqual(whole);
  },
);
