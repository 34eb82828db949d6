import fc from 'fast-check';
import { balanceLines, breakLines, lineWidth, sans, serif, setLine } from './lettering';
import { PrintError } from './print-error';

const words = fc.array(fc.stringMatching(/^[a-zA-Z]{1,12}$/), { minLength: 1, maxLength: 24 });
const lettering = serif(30);

test('no line is wider than its room, but for one word that is too long for any line', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 120, max: 900 }), (text, width) => {
      const lines = breakLines(text.join(' '), lettering, width);
      expect(lines.join(' ')).toBe(text.join(' '));
      for (const line of lines) expect(lineWidth(line, lettering) <= width || !line.includes(' ')).toBe(true);
    }),
  );
});

test('even lines are as few as uneven ones, keep to the same room and differ less', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 200, max: 900 }), (text, width) => {
      const [plain, even] = [breakLines, balanceLines].map((breaks) => breaks(text.join(' '), lettering, width));
      const spent = (lines: readonly string[] = []) =>
        lines.reduce((sum, line) => sum + lineWidth(line, lettering) ** 2, 0);
      expect(even?.join(' ')).toBe(text.join(' '));
      expect(even).toHaveLength(plain?.length ?? 0);
      expect(spent(even)).toBeLessThanOrEqual(spent(plain) + 1e-6);
      for (const line of even ?? []) expect(lineWidth(line, lettering) <= width || !line.includes(' ')).toBe(true);
    }),
  );
});

test('a heading is parted in the middle rather than leaving one word over', () => {
  expect(balanceLines('The Kingdoms of Israel and Judah', serif(58, 600), 900)).toEqual([
    'The Kingdoms of',
    'Israel and Judah',
  ]);
});

test('a reference and a year stay on one line', () => {
  const lines = breakLines(
    'Samaria fell to Assyria in 721 BC after a siege (2 Kings 17:6) of three years',
    sans(24),
    200,
  );
  expect(lines.some((line) => line.includes('721 BC'))).toBe(true);
  expect(lines.some((line) => line.includes('(2 Kings 17:6)'))).toBe(true);
});

test('letters of several scripts share one line, with Hebrew from right to left', () => {
  const line = setLine('Genesis בְּרֵאשִׁית ἀρχῇ', lettering);
  const faces = new Set(line.glyphs.map(({ key }) => key.replace(/-\d+$/, '')));
  expect(faces).toEqual(
    new Set([
      'literata-latin-400-normal',
      'noto-serif-hebrew-hebrew-400-normal',
      'literata-greek-ext-400-normal',
      'literata-greek-400-normal',
    ]),
  );
  const bet = setLine('ב', lettering).glyphs[0]?.key;
  const hebrew = line.glyphs.filter(({ key }) => key.startsWith('noto'));
  const first = hebrew.find(({ key }) => key === bet);
  expect(first?.x).toBe(Math.max(...hebrew.filter(({ x }) => x <= (first?.x ?? 0)).map(({ x }) => x)));
  expect(Math.max(...hebrew.map(({ x }) => x))).toBeLessThan((first?.x ?? 0) + 30);
});

test('a letter that no font has is named', () => {
  expect(() => setLine('word 𒀭', lettering)).toThrow(PrintError);
  expect(() => setLine('word 𒀭', lettering)).toThrow('U+1202d');
});
