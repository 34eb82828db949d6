import { LETTER_PSALM, LETTERS, letterVerse, type PlacedChapters } from './placed-chapters';

const letter = /^([A-Z]{2,})\.? /;

/** Makes headings of the letters that the verses of Psalm 119 begin with, 'ALEPH. Blessed are', where they must be. */
export function liftLetters(placed: PlacedChapters): void {
  for (let index = 0; index < LETTERS; index += 1) {
    const verse = letterVerse(index);
    const text = placed.get(LETTER_PSALM, verse) ?? '';
    const found = letter.exec(text);
    if (!found) continue;
    placed.setHeading(LETTER_PSALM, verse, `${found[1] ?? ''}.`);
    placed.replace(LETTER_PSALM, verse, text.slice(found[0].length));
  }
}
