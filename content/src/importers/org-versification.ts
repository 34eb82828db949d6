import sax from 'sax';
import { books, parseVerseId, verseOsisId, versePlace } from '@manna/shared/domain';
import { packageFiles } from '../base/package-files';
import { isVerse } from '../base/bible/reference-verses';

/** The King James Version's verse for a verse of the original numbering, or the reason why there is none. */
export type Mapped = { readonly verse: number } | { readonly reason: string; readonly title?: true };

const TITLE = 'is a psalm’s title, which has no number of its own in the King James Version';
const PARTED = 'begins or ends inside a verse of the King James Version';
const NONE = 'is not a verse of the King James Version, or its number does not exist';

/**
 * Verses of the Greek New Testament that the King James Version divides differently: Acts 19:40 is its 40 and 41, 2
 * Corinthians 13:12 its 12 and 13; 3 John 15 is the end of its 14, Revelation 12:18 the beginning of its 13:1.
 */
const greekParted = ['Acts.19.40', '2Cor.13.12', '3John.1.15', 'Rev.12.18'];
const greekMoved = [['2Cor.13.13', '2Cor.13.14']] as const;
/** Verses that only the King James Version's numbering has, not the Greek one. */
const greekMissing = ['Acts.19.41', '2Cor.13.14'];

const numberOf = (osisId: string): number => parseVerseId(osisId) ?? 0;
const withoutPart = (osisId: string) => osisId.replace(/![ab]$/, '');

/** Reads the map of morphhb: verses that are the same in both numberings, and those of which only a part is. */
function readMap() {
  const full: (readonly [org: number, kjv: number])[] = [];
  const partial: (readonly [org: number, kjv: number])[] = [];
  const parser = sax.parser(true, { position: false });
  parser.onopentag = ({ name, attributes }) => {
    if (name !== 'verse') return;
    const place = (numbering: 'wlc' | 'kjv') => {
      const value = attributes[numbering];
      return numberOf(withoutPart(typeof value === 'string' ? value : ''));
    };
    const pair = [place('wlc'), place('kjv')] as const;
    (attributes['type'] === 'full' ? full : partial).push(pair);
  };
  parser.write(packageFiles('morphhb').readText('wlc/VerseMap.xml')).close();
  return { full, partial };
}

/** Every verse of the Hebrew Bible by its own numbers. */
function hebrewVerses(): Set<number> {
  const files = packageFiles('morphhb');
  return new Set(
    books
      .filter(({ testament }) => testament === 'old')
      .flatMap(({ osisId }) => [...files.readText(`wlc/${osisId}.xml`).matchAll(/<verse osisID="([^"]+)"/g)])
      .map(([, osisId = '']) => numberOf(osisId)),
  );
}

const FIRST_OF_THE_NEW = books.findIndex(({ testament }) => testament === 'new') + 1;
const PSALMS = books.findIndex(({ osisId }) => osisId === 'Ps') + 1;
const inPsalms = (verse: number) => versePlace(verse).book === PSALMS;

/**
 * Maps each verse of the original numbering ('ORG': the Hebrew Bible's and the Greek New Testament's) to the King
 * James Version's, by verse numbers. No two verses are mapped to the same one: if the numberings divide the text
 * differently, the map has a reason instead. Throws ContentError if the package morphhb is missing.
 */
export function orgToKjv(): (verse: number) => Mapped {
  const { full, partial } = readMap();
  const moved = new Map<number, number>([
    ...full,
    ...greekMoved.map(([org, kjv]) => [numberOf(org), numberOf(kjv)] as const),
  ]);
  const parted = new Set([...partial.map(([org]) => org), ...greekParted.map(numberOf)]);
  const titles = new Set<number>();
  const hebrew = hebrewVerses();
  const missing = new Set(greekMissing.map(numberOf));
  const exists = (org: number) =>
    versePlace(org).book < FIRST_OF_THE_NEW ? hebrew.has(org) : isVerse(org) ? !missing.has(org) : moved.has(org);
  /** Whether a verse keeps its number. */
  const stays = (verse: number) => !moved.has(verse) && exists(verse);
  const byTarget = new Map<number, number[]>();
  for (const [org, kjv] of moved) byTarget.set(kjv, [...(byTarget.get(kjv) ?? []), org]);
  for (const [kjv, list] of byTarget) {
    // Another verse may have been moved to the number of a verse that did not change.
    const all = stays(kjv) ? [kjv, ...list] : list;
    if (all.length < 2) continue;
    const psalm = inPsalms(kjv) && versePlace(kjv).verse === 1;
    for (const org of psalm ? all.sort((a, b) => a - b).slice(0, -1) : all) (psalm ? titles : parted).add(org);
  }
  // A verse that includes a part of another one is not the same verse.
  for (const [, kjv] of partial) {
    for (const org of [...(byTarget.get(kjv) ?? []), ...(stays(kjv) ? [kjv] : [])]) parted.add(org);
  }
  return (verse) => {
    const named = verseOsisId(verse) ?? String(verse);
    if (titles.has(verse)) return { reason: `${named} of the original numbering ${TITLE}.`, title: true };
    if (parted.has(verse)) return { reason: `${named} of the original numbering ${PARTED}.` };
    const target = moved.get(verse) ?? verse;
    return exists(verse) && isVerse(target)
      ? { verse: target }
      : { reason: `${named} of the original numbering ${NONE}.` };
  };
}
