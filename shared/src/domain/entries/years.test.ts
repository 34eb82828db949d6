import { yearName, yearSpan, yearsText } from './years';

it.each([
  [-4003, '4004 BC'],
  [0, '1 BC'],
  [30, 'AD 30'],
])('the astronomical year %d is written %s', (year, name) => {
  expect(yearName(year, yearsText)).toBe(name);
});

it.each([
  [-1995, -1820, '1996–1821 BC'],
  [-4, 33, '5 BC – AD 33'],
  [46, 48, 'AD 46–48'],
  [70, 70, 'AD 70'],
])('the years %d to %d are written %s', (first, last, span) => {
  expect(yearSpan(first, last, yearsText)).toBe(span);
});
