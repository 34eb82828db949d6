import { knownYears } from './known-years';

const date = (scheme: 'tradition' | 'historians', start: number, end: number) =>
  ({ of: 'reign', scheme, start, end }) as const;
const none = { born: null, died: null, dates: null };

test('the years of a life and of a reign together are what is known of a person', () => {
  expect(knownYears({ born: -1084, died: -1014, dates: [date('tradition', -1054, -1014)] })).toEqual([-1084, -1014]);
  expect(knownYears({ ...none, died: -954, dates: [date('tradition', -957, -954)] })).toEqual([-957, -954]);
  expect(knownYears({ ...none, died: 44 })).toEqual([44, 44]);
});

test('dates of historians count only if there are none of tradition', () => {
  const historians = date('historians', -910, -869);
  expect(knownYears({ ...none, dates: [date('tradition', -954, -913), historians] })).toEqual([-954, -913]);
  expect(knownYears({ ...none, dates: [historians] })).toEqual([-910, -869]);
  expect(knownYears(none)).toBeNull();
});
