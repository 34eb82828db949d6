import { LETTER_PSALM, LETTERS, letterVerse, type PlacedChapters } from './placed-chapters';

const letter = /^([A-Z]{2,})\.? /;

/** Converts the letters at the beginning of verses in Psalm 119 ('ALEPH. Blessed are') to headings. */
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
