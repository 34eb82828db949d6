import fc from 'fast-check';
import { noteAnchor } from './note-anchor';

const verse = 'and God divided the light from the darkness.';

test('a note is anchored at the words that it is about', () => {
  expect(verse.slice(noteAnchor(verse, 'the light from…: Heb. between the light'))).toBe(
    'the light from the darkness.',
  );
  expect(verse.slice(noteAnchor(verse, 'God: Heb. Elohim'))).toBe('God divided the light from the darkness.');
});

test('a note is anchored at the end of the verse when its words are not found exactly once', () => {
  for (const note of ['the: Heb. ha', 'night: Heb. laila', 'vide: Heb. x', 'not found in most copies', '…: or, x']) {
    expect(noteAnchor(verse, note)).toBe(verse.length);
  }
});

test('a note is always anchored inside the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, lemma) => {
      const at = noteAnchor(text, `${lemma}: or, so`);
      expect(at >= 0 && at <= text.length).toBe(true);
    }),
  );
});
