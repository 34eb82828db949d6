import type { EditionRecord } from '../../base/bible/edition-record';
import { translationContents } from '../../base/bible/translation-contents';
import type { SourceText } from '../../base/source';
import { disputedNotes, readDisputedPassages } from './disputed-passages';
import { withReasons } from './omission-reasons';
import { addSiteNotes, type SiteNote } from './site-notes';
import { versesByRef } from './verses-by-ref';

/** Notes on misspelt words. The record may be that of another copy, which has other mistakes. */
const misspeltNotes = ({ words }: EditionRecord, verses: ReadonlyMap<string, string>): SiteNote[] =>
  words
    .filter(
      ({ word, verse, isMisspelt }) => isMisspelt && verses.get(verse)?.toLowerCase().includes(word.toLowerCase()),
    )
    .map(({ word, verse }) => ({
      verse,
      en: `The word “${word}” is spelt so in our copy of this edition.`,
      es: `La palabra «${word}» está escrita así en nuestra copia de esta edición.`,
    }));

/**
 * Gives an edition what the site says of it: why verses are missing, and notes on disputed passages and on misspelt
 * words.
 */
export function withSiteNotes(text: SourceText, record: EditionRecord): SourceText {
  const { slug, language } = text.translation;
  const leftOut = new Set(record.omitted.filter(({ reason }) => reason === 'edition').map(({ verse }) => verse));
  const verses = versesByRef(text);
  const notes = [
    ...disputedNotes(readDisputedPassages(), { slug, language, verses, leftOut }),
    ...misspeltNotes(record, verses),
  ];
  const chapters = text.chapters.map((chapter) => addSiteNotes(withReasons(chapter, record), notes));
  const contains = translationContents(chapters, text.translation.contains);
  return { ...text, translation: { ...text.translation, contains }, chapters };
}
