import fc from 'fast-check';

/** Values that programs have stumbled over. */
const nasty = [
  '',
  '.',
  '..',
  '/',
  '//',
  '-1',
  '0',
  '1e309',
  '999999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%00',
  '%0d%0aX-Odd: 1',
  'a\nb',
  'a\u2028b\u2029',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..\\..\\',
  '%c0%af',
  '%ed%a0%80',
  '%',
  '%zz',
  "' or 1=1 --",
  '"; drop table chapters; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '()'.repeat(40),
  'a'.repeat(1_000),
  '😀'.repeat(50),
  '\u202e\u0000\ufeff',
  'İıſK',
  '~!@$^&*()_+|}{:"?><',
  '[',
  '*',
];

/** A text that is odd in some way. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30, unit: 'binary' }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
);

/** Percent-encoded, so that it arrives whole, or as it is, so that it may break the request line. */
export const urlPart = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(text, fc.nat(9)).map(([value, how]) =>
    // White space would begin the next part of the request line.
    how < 8 ? encodeURIComponent(value) : value.replaceAll(/\s/g, '+'),
  );
