import { spanText, yearSchema, yearText } from './years';

test('years before and after Christ are read as astronomers count and written as readers know them', () => {
  for (const [text, year] of [
    ['4004 BC', -4003],
    ['1 BC', 0],
    ['AD 30', 30],
  ] as const) {
    expect(yearSchema.parse(text)).toBe(year);
    expect(yearText(year)).toBe(text);
  }
  expect(yearSchema.safeParse('30').success).toBe(false);
});

test('a reign is a span, and one year stands alone', () => {
  expect(spanText(-974, -957)).toBe('975-958 BC');
  expect(spanText(-3, 6)).toBe('4 BC-AD 6');
  expect(spanText(-928, -928)).toBe('929 BC');
});
