import type { EditionReport, HebrewWord, LexiconEntry } from '@manna/shared/contracts';
import { editionRecord } from '../../base/bible/edition-record';
import type { ImportedText } from '../../base/imported/import-package';
import type { Skipped, SourceText } from '../../base/source';
import type { KjvGuide } from '../sources/kjv-guide';
import { restoreDivineName } from './divine-name';
import { examineImports } from './examine-imports';
import { findMisread } from './find-misread';
import { examineEdition } from './gate';
import { hebrewByRef } from './hebrew-by-ref';
import { mendWords } from './mend-words';
import { readDictionary } from './read-dictionary';
import { versesByRef } from './verses-by-ref';
import { withSiteNotes } from './with-site-notes';
import { WordStock } from './word-stock';

/** The edition whose source has lost the capitals of LORD. */
const WITHOUT_CAPITALS = 'nheb';
/** Its packages agree with each other word by word, so that its old spellings are no errors. */
const NOT_MENDED = 'kjv';

/** The texts as the sources give them, and what they are compared with. */
export interface RawEditions {
  /** The site's own texts, the King James Version first. */
  readonly texts: readonly SourceText[];
  /** Texts that the operator has imported. They have no part in what is found in the site's own. */
  readonly imported?: readonly ImportedText[];
  readonly guide: KjvGuide;
  /** Hebrew words by verse number. */
  readonly words: ReadonlyMap<number, readonly HebrewWord[]>;
  /** By Strong's number. */
  readonly lexicon: ReadonlyMap<string, LexiconEntry>;
}

/** What readers get, and what was found. */
export interface Editions {
  /** The site's own editions that have no fault, with their notes. */
  readonly offered: readonly SourceText[];
  /** The same of the imported ones. */
  readonly offeredImports: readonly SourceText[];
  /** What the editions that are not offered would have brought to the manifest. */
  readonly withheld: readonly Skipped[];
  /** One for each edition, in the order of the texts; the imported ones follow. */
  readonly reports: readonly EditionReport[];
}

/** Why an edition is not offered, kind by kind, for the manifest. */
const withheldOf = ({ slug, name, importedVersion, faults }: EditionReport): Skipped[] =>
  faults.map(({ kind, verses }) => ({
    source: slug,
    ref: [...new Set(verses.map(({ verse }) => verse))].join(', '),
    reason: `${importedVersion === undefined ? '' : 'The imported '}${name} is not offered: ${kind}, ${verses.length.toLocaleString('en-GB')} times.`,
  }));

/**
 * Mends what rules can mend, examines each edition, and gives the sound ones the site's notes. An edition with a fault
 * that its record does not answer for is left out.
 */
export function prepareEditions({ texts, imported = [], guide, words, lexicon }: RawEditions): Editions {
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
    if (report.isOffered) offered.push(withSiteNotes(text, editionRecord(slug)));
  }
  const imports = examineImports(imported, {
    guide,
    kjv,
    hebrew,
    stock,
    ownSlugs: new Set(texts.map(({ translation }) => translation.slug)),
  });
  reports.push(...imports.reports);
  return { offered, offeredImports: imports.offered, withheld: reports.flatMap(withheldOf), reports };
}
