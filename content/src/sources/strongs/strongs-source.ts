import type { LexiconEntry } from '@manna/shared/contracts';
import { expectCounts } from '../../steps/expect-counts';
import { readLexicon } from '../names/read-lexicon';
import type { SourceReport } from '../source';

const PACKAGE = 'strongs';

/** What the package must hold; another figure means that the lexicon has changed under us. */
const expected = {
  entries: 14_197,
  'Hebrew words': 7996,
  'Aramaic words': 678,
  'Greek words': 5523,
  'words without pronunciation': 0,
} as const;

/** Strong's lexicon of the Hebrew, Aramaic and Greek words of the Bible, by number. */
export interface StrongsLexicon extends SourceReport {
  readonly entries: ReadonlyMap<string, LexiconEntry>;
}

/** The package has braces around definitions that it took from another entry. */
const withoutBraces = (text: string) => text.replace(/[{}]/g, '');

/** The derivation says where a word is of the Bible's Aramaic, in a few entries not as its first word. */
const tidied = (entry: LexiconEntry): LexiconEntry => ({
  ...entry,
  language: entry.language === 'he' && entry.derivation.includes('Aramaic') ? 'arc' : entry.language,
  definition: withoutBraces(entry.definition),
});

/** Reads Strong's lexicon, Hebrew first, in the order of the numbers. Throws ContentError where a count is not as expected. */
export function readStrongs(): StrongsLexicon {
  const { entries: read, version } = readLexicon();
  const numberOf = ({ strongs }: LexiconEntry) => Number(strongs.slice(1));
  const ordered = [...read.values()]
    .map(tidied)
    .sort((a, b) => b.strongs.charCodeAt(0) - a.strongs.charCodeAt(0) || numberOf(a) - numberOf(b));
  const inLanguage = (wanted: LexiconEntry['language']) => ordered.filter(({ language }) => language === wanted).length;
  const counts = {
    entries: ordered.length,
    'Hebrew words': inLanguage('he'),
    'Aramaic words': inLanguage('arc'),
    'Greek words': inLanguage('grc'),
    'words without pronunciation': ordered.filter(({ pronunciation }) => pronunciation === '').length,
  };
  expectCounts(PACKAGE, expected, counts);
  return {
    entries: new Map(ordered.map((entry) => [entry.strongs, entry])),
    licences: [
      {
        source: PACKAGE,
        version,
        licence: 'Public domain (text); CC BY-SA (Open Scriptures’ edition)',
        attribution:
          'Strong’s Dictionaries of Hebrew and Greek, by James Strong (1890 and 1894), edited by Open Scriptures, https://github.com/openscriptures/strongs.',
      },
    ],
    counts,
    skipped: [
      {
        source: PACKAGE,
        ref: 'H2 and others',
        reason: 'Braces around definitions that were taken from another entry are left out.',
      },
    ],
  };
}
