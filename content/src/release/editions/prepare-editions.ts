import type { EditionReport, HebrewWord, LexiconEntry } from '@manna/shared/contracts';
import { chapterOsisId, verseNumber } from '@manna/shared/domain';
import { editionRecord } from '../../base/bible/edition-record';
import { translationContents } from '../../base/bible/translation-contents';
import { allChapters } from '../../base/bible/versification';
import type { Skipped, SourceText } from '../../base/source';
import type { KjvGuide } from '../sources/kjv-guide';
import { disputedNotes, readDisputedPassages } from './disputed-passages';
import { restoreDivineName } from './divine-name';
import { findMisread } from './find-misread';
import { examineEdition } from './gate';
import { mendWords } from './mend-words';
import { withReasons } from './omission-reasons';
import { readDictionary } from './read-dictionary';
import { addSiteNotes, type SiteNote } from './site-notes';
import { versesByRef } from './verses-by-ref';
import { WordStock } from './word-stock';

/** The edition whose source has lost the capitals of LORD. */
const WITHOUT_CAPITALS = 'nheb';
/** Its packages agree with each other word by word, so that its old spellings are no errors. */
const NOT_MENDED = 'kjv';

/** The texts as the sources give them, and what they are compared with. */
export interface RawEditions {
  /** The site's own texts, the King James Version first. */
  readonly texts: readonly SourceText[];
  readonly guide: KjvGuide;
  /** Hebrew words by verse number. */
  readonly words: ReadonlyMap<number, readonly HebrewWord[]>;
  /** By Strong's number. */
  readonly lexicon: ReadonlyMap<string, LexiconEntry>;
}

/** What readers get, and what was found. */
export interface Editions {
  /** The editions that have no fault, with their notes. */
  readonly offered: readonly SourceText[];
  /** What the editions that are not offered would have brought to the manifest. */
  readonly withheld: readonly Skipped[];
  /** One for each edition, in the order of the texts. */
  readonly reports: readonly EditionReport[];
}

function hebrewByRef(words: RawEditions['words']): Map<string, readonly HebrewWord[]> {
  const byRef = new Map<string, readonly HebrewWord[]>();
  for (const { book, chapter } of allChapters) {
    const osisId = chapterOsisId({ book, chapter });
    let verse = 1;
    for (;;) {
      const ofVerse = words.get(verseNumber({ book: book.number, chapter, verse }));
      if (!ofVerse) break;
      byRef.set(`${osisId}.${verse}`, ofVerse);
      verse += 1;
    }
  }
  return byRef;
}

const misspeltNotes = ({ slug }: SourceText['translation']): SiteNote[] =>
  editionRecord(slug)
    .words.filter(({ isMisspelt }) => isMisspelt)
    .map(({ word, verse }) => ({
      verse,
      en: `The word “${word}” is spelt so in our copy of this edition.`,
      es: `La palabra «${word}» está escrita así en nuestra copia de esta edición.`,
    }));

function withNotes(text: SourceText): SourceText {
  const { slug, language } = text.translation;
  const { omitted } = editionRecord(slug);
  const leftOut = new Set(omitted.filter(({ reason }) => reason === 'edition').map(({ verse }) => verse));
  const notes = [
    ...disputedNotes(readDisputedPassages(), { slug, language, verses: versesByRef(text), leftOut }),
    ...misspeltNotes(text.translation),
  ];
  const chapters = text.chapters.map((chapter) => addSiteNotes(withReasons(chapter, editionRecord(slug)), notes));
  const contains = translationContents(chapters, text.translation.contains);
  return { ...text, translation: { ...text.translation, contains }, chapters };
}

/** Why an edition is not offered, kind by kind, for the manifest. */
const withheldOf = ({ slug, name, faults }: EditionReport): Skipped[] =>
  faults.map(({ kind, verses }) => ({
    source: slug,
    ref: [...new Set(verses.map(({ verse }) => verse))].join(', '),
    reason: `${name} is not offered: ${kind}, ${verses.length.toLocaleString('en-GB')} times.`,
  }));

/**
 * Mends what rules can mend, examines each edition, and gives the sound ones the site's notes. An edition with a fault
 * that its record does not answer for is left out.
 */
export function prepareEditions({ texts, guide, words, lexicon }: RawEditions): Editions {
  const [kjvText] = texts;
  const kjv = kjvText ? versesByRef(kjvText) : new Map<string, string>();
  const hebrew = hebrewByRef(words);
  const english = texts.filter(({ translation }) => translation.language === 'en');
  const stock = new WordStock(english, readDictionary(lexicon.values()));
  const suspects = findMisread(stock);
  const offered: SourceText[] = [];
  const reports: EditionReport[] = [];
  for (const raw of texts) {
    const { slug, language } = raw.translation;
    const { text: named, restored } =
      slug === WITHOUT_CAPITALS ? restoreDivineName(raw, hebrew, kjv) : { text: raw, restored: 0 };
    const isMended = language === 'en' && slug !== NOT_MENDED;
    const { text, mended } = isMended ? mendWords(named, stock, editionRecord(slug)) : { text: named, mended: [] };
    const report = examineEdition(
      text,
      editionRecord(slug),
      { mended, restored },
      { guide, kjv, hebrew, stock, suspects },
    );
    reports.push(report);
    if (report.isOffered) offered.push(withNotes(text));
  }
  return { offered, withheld: reports.flatMap(withheldOf), reports };
}
