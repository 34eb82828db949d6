import fc from 'fast-check';
import { ContentError } from '../../../base/content-error';
import { cutPrefix, sameLetters } from './cut-prefix';

test('a psalm’s title leaves verse 1, though the two sources spell its names differently', () => {
  const { head, rest } = cutPrefix(
    {
      text: 'To the chief Musician upon Muthlabben. I will praise thee.',
      marks: [{ kind: 'added', min: 46, max: 52 }],
    },
    'To the chief Musician upon Muth-labben.',
  );
  expect(head.text).toBe('To the chief Musician upon Muthlabben.');
  expect(rest.text).toBe('I will praise thee.');
  expect(rest.marks.map(({ min, max }) => rest.text.slice(min, max))).toEqual(['praise']);
});

test('a verse that does not begin with the title is a fault, and so is a title that is all of it', () => {
  expect(() => cutPrefix({ text: 'Blessed is the man', marks: [] }, 'A Psalm of David.')).toThrow(ContentError);
  expect(() => cutPrefix({ text: 'A Psalm of David.', marks: [] }, 'A Psalm of David.')).toThrow(ContentError);
});

test('a mark that runs over the border is a fault', () => {
  const text = 'ALEPH. Blessed are';
  expect(() => cutPrefix({ text, marks: [{ kind: 'added', min: 0, max: 14 }] }, 'ALEPH.')).toThrow(ContentError);
});

const words = fc
  .array(fc.stringMatching(/^[A-Za-z]{1,8}$/), { minLength: 1, maxLength: 6 })
  .map((some) => some.join(' '));

test('head and rest are the whole text again', () => {
  fc.assert(
    fc.property(words, words, (title, verse) => {
      const text = `${title}. ${verse}`;
      const { head, rest } = cutPrefix({ text, marks: [] }, title.replaceAll('a', '-a'));
      expect(`${head.text} ${rest.text}`).toBe(text);
      expect(sameLetters(head.text, title)).toBe(true);
    }),
  );
});

test('whatever the two texts are, cutting ends in two parts or in the documented fault', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, prefix) => {
      try {
        const { head, rest } = cutPrefix({ text, marks: [] }, prefix);
        expect(`${head.text} ${rest.text}`).toBe(text);
      } catch (error) {
        expect(error).toBeInstanceOf(ContentError);
      }
    }),
  );
});
