import fc from 'fast-check';
import { ContentError } from '../../../base/content-error';
import { cutPrefix, sameLetters } from './cut-prefix';

test('a psalm’s title is cut from verse 1 when the sources spell its names differently', () => {
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

test('cutting throws when the verse does not begin with the title or has nothing after it', () => {
  expect(() => cutPrefix({ text: 'Blessed is the man', marks: [] }, 'A Psalm of David.')).toThrow(ContentError);
  expect(() => cutPrefix({ text: 'A Psalm of David.', marks: [] }, 'A Psalm of David.')).toThrow(ContentError);
});

test('cutting throws when a mark crosses the border', () => {
  const text = 'ALEPH. Blessed are';
  expect(() => cutPrefix({ text, marks: [{ kind: 'added', min: 0, max: 14 }] }, 'ALEPH.')).toThrow(ContentError);
});

const words = fc
  .array(fc.stringMatching(/^[A-Za-z]{1,8}$/), { minLength: 1, maxLength: 6 })
  .map((some) => some.join(' '));

test('head and rest together are the whole text', () => {
  fc.assert(
    fc.property(words, words, (title, verse) => {
      const text = `${title}. ${verse}`;
      const { head, rest } = cutPrefix({ text, marks: [] }, title.replaceAll('a', '-a'));
      expect(`${head.text} ${rest.text}`).toBe(text);
      expect(sameLetters(head.text, title)).toBe(true);
    }),
  );
});

test('cutting any two texts returns two parts or throws a ContentError', () => {
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
