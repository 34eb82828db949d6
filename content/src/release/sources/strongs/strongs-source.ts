import type { LexiconEntry } from '@manna/shared/contracts';
import { expectCounts } from '../../../base/expect-counts';
import { readLexicon } from './read-lexicon';
import type { SourceReport } from '../../../base/source';
import { signsInWords, withoutTraces } from './plain-text';

const PACKAGE = 'strongs';

/** Expected counts of the package. Another figure means that the lexicon has changed. */
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

/**
 * Returns the renderings. In a few entries they begin with a part of the definition, which is returned as `defined`.
 * The word 'part' was expanded to 'participle' by mistake and is restored.
 */
function renderingsOf({ kjvDefinition }: LexiconEntry): { defined: string; renderings: string } {
  const [defined = '', renderings] = kjvDefinition.split(':--');
  const read = renderings === undefined ? { defined: '', renderings: defined } : { defined, renderings };
  return { ...read, renderings: read.renderings.replace(/\bparticiple(?: x)?\b/, 'part') };
}

/**
 * Tidies an entry for readers. A derivation that mentions Aramaic marks an Aramaic word, although in a few entries it
 * does not begin with it.
 */
function tidied(entry: LexiconEntry): LexiconEntry {
  const { defined, renderings } = renderingsOf(entry);
  return {
    ...entry,
    language: entry.language === 'he' && entry.derivation.includes('Aramaic') ? 'arc' : entry.language,
    derivation: withoutTraces(entry.derivation),
    definition: [withoutTraces(entry.definition), defined].filter((text) => text !== '').join('; '),
    kjvDefinition: signsInWords(withoutTraces(renderings)),
  };
}

/** Reads Strong's lexicon by number, Hebrew first. Throws ContentError if a count is not as expected. */
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
      {
        source: PACKAGE,
        ref: 'H1 and others',
        reason: 'The signs × and + before renderings are said in words behind them: (idiom), (in a phrase).',
      },
      {
        source: PACKAGE,
        ref: 'H65 and others',
        reason: 'Remarks of the digital editions on what they corrected are left out.',
      },
    ],
  };
}
