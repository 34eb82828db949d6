import fc from 'fast-check';
import { drawEdition } from '../../testing/draw-edition';
import { drawChapter } from '../../testing/draw-chapter';
import { editChapter } from './edit-chapter';

const chapter = () => {
  const [first] = drawEdition('abc', { 'Gen.1.1': 'One two three.', 'Gen.1.2': 'Four five.' }).chapters;
  if (!first) throw new Error('nothing is drawn');
  return first;
};

test('spans move with the words around an edit', () => {
  const { content } = chapter();
  const at = content.indexOf('two');
  const edited = editChapter(chapter(), [{ min: at, max: at + 3, text: 'twenty' }]);
  expect(drawChapter(edited)).toEqual(['paragraph: (1 One twenty three.) (2 Four five.)']);
});

test('words that are added at the end of a verse belong to it', () => {
  const at = chapter().content.indexOf(' Four');
  const edited = editChapter(chapter(), [{ min: at, max: at, text: ' Selah.' }]);
  expect(drawChapter(edited)).toEqual(['paragraph: (1 One two three. Selah.) (2 Four five.)']);
});

test('replacing each word in place changes that word of its verse and no other', () => {
  const words = [...chapter().content.matchAll(/\w+/g)];
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat({ max: words.length - 1 })),
      fc.stringMatching(/^[x-z]{1,9}$/),
      (chosen, text) => {
        const edits = chosen
          .sort((one, other) => one - other)
          .map((index) => words[index])
          .flatMap((word) => (word ? [{ min: word.index, max: word.index + word[0].length, text }] : []));
        const edited = editChapter(chapter(), edits);
        const expected = words.map(([word], index) => (chosen.includes(index) ? text : word));
        const verses = edited.styling
          .filter(({ kind }) => kind === 'verse')
          .map(({ min, max }) => edited.content.slice(min, max));
        expect(verses).toEqual([`${expected.slice(0, 3).join(' ')}.`, `${expected.slice(3).join(' ')}.`]);
      },
    ),
  );
});
