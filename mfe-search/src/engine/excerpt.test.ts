import fc from 'fast-check';
import { EXCERPT_LENGTH, excerptOf } from './excerpt';
import { marksOf } from './marks';

const filler = (words: number) => Array.from({ length: words }, (_, index) => `word${index}`).join(' ');

test('a short text is shown whole', () => {
  const text = 'In the beginning';
  const marks = marksOf(text, ['beginning']);
  expect(excerptOf(text, marks)).toEqual({ text, marks, isStart: true, isEnd: true });
});

test('a long text without marks is shown from its start, and ends with a whole word', () => {
  const { text, isStart, isEnd } = excerptOf(filler(200), []);
  expect(text).toMatch(/^word0 .* word\d+$/);
  expect([isStart, isEnd]).toEqual([true, false]);
});

test('the excerpt of a long text is where the most words are marked', () => {
  const text = `${filler(60)} manna ${filler(60)} manna from heaven, manna ${filler(60)}`;
  const { text: part, marks, isStart, isEnd } = excerptOf(text, marksOf(text, ['manna', 'heaven']));
  expect(marks.map(({ start, end }) => part.slice(start, end))).toEqual(['manna', 'heaven', 'manna']);
  expect([isStart, isEnd]).toEqual([false, false]);
});

test('an excerpt is a part of the text, is not longer than allowed, and has what was marked in it', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom('manna', 'heaven'), fc.string({ maxLength: 12 }), fc.constant('x'.repeat(300))), {
      maxLength: 120,
    })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(text, (whole) => {
      const all = marksOf(whole, ['manna', 'heaven']);
      const { text: part, marks, isStart, isEnd } = excerptOf(whole, all);
      expect(whole.includes(part)).toBe(true);
      expect(part.length).toBeLessThanOrEqual(EXCERPT_LENGTH);
      expect(isStart && isEnd).toBe(part === whole);
      expect(marks.length > 0).toBe(all.length > 0);
      for (const { start, end } of marks) expect(part.slice(start, end).toLowerCase()).toMatch(/^(manna|heaven)/);
    }),
  );
});
