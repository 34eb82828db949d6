import { setImmediate } from 'node:timers/promises';
import type { EditionReport, HebrewWord, LexiconEntry } from '@manna/shared/contracts';
import { ContentError } from '../base/content-error';
import { biblePart, verseTexts } from './emit/bible-part';
import type { ReleasePart } from '../base/parts/release-part';
import type { ImportedText } from '../base/imported/import-package';
import { inOneLine } from '../base/in-one-line';
import type { Progress } from '../base/progress';
import { editionsPart } from './editions/editions-part';
import { prepareEditions } from './editions/prepare-editions';
import { readCrossReferences } from './sources/crossref/crossref-source';
import { kjvSource } from './sources/kjv/kjv-source';
import { hebrewSource } from './sources/morphhb/morphhb-source';
import type { Advance, SourceReport, SourceText } from '../base/source';
import { asvSource } from './sources/asv/asv-source';
import { englishSources } from './sources/english-sources';
import { webSource } from './sources/web/web-source';
import { readStrongs } from './sources/strongs/strongs-source';
import { countSpans } from '../base/bible/count-spans';
import { expectReplaceable, joinTexts } from './join-imported';
import { kjvGuide } from './sources/kjv-guide';
import { textFaults } from '../base/bible/text-faults';

/** 'offered kjv, web; not offered acv': which editions passed the gate. */
function editionsLine(reports: readonly EditionReport[]): string {
  const slugs = (isOffered: boolean) =>
    reports
      .filter((report) => report.isOffered === isOffered)
      .map(({ slug, importedVersion }) => (importedVersion === undefined ? slug : `${slug} (imported)`));
  const missing = slugs(false);
  return `offered ${slugs(true).join(', ')}${missing.length > 0 ? `; not offered ${missing.join(', ')}` : ''}`;
}

/** Editions whose names have the spellings of today. */
const MODERN_SPELLING: ReadonlySet<string> = new Set([asvSource.slug, webSource.slug]);

/** The Bibles in memory for later build steps, and as a part of the release. */
export interface Bibles {
  readonly part: ReleasePart;
  /** What was found in each edition, of the site's own and imported, offered or not. */
  readonly editionsPart: ReleasePart;
  readonly texts: readonly SourceText[];
  /** Returns a verse of the King James Version by its number; undefined if there is no such verse. */
  readonly verseText: (verse: number) => string | undefined;
  /** The texts of the editions whose names have the spellings of today. */
  readonly modernTexts: readonly ((verse: number) => string | undefined)[];
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
 * Reads every Bible, the lexicon and the cross-references, and adds the `imported` translations that pass the gate. One with the slug of a
 * translation of the packages replaces it. The King James Version of the packages stays the measure of the other texts
 * and of what is written by hand. Throws ContentError if a source is not as expected.
 */
export async function readBibles(progress: Progress, imported: readonly ImportedText[] = []): Promise<Bibles> {
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

  expectReplaceable(imported);
  imported.forEach(expectSound);
  const kjv = await readText(kjvSource.slug, kjvSource.read);
  const guide = kjvGuide(kjv.chapters);
  const texts: SourceText[] = [kjv];
  for (const { slug, read } of englishSources) texts.push(await readText(slug, (advance) => read(guide, advance)));
  const hebrew = await readText(hebrewSource.slug, (advance) => hebrewSource.read(guide, advance));
  texts.push(hebrew);
  const strongs = await step('strongs', readStrongs, ({ counts }) => inOneLine(counts));
  const crossReferences = await step('crossref', readCrossReferences, ({ counts }) => inOneLine(counts));
  const unknown = [...hebrew.words.values()]
    .flat()
    .find(({ strongs: number }) => number && !strongs.entries.has(number));
  if (unknown)
    throw new ContentError(`The Hebrew word ${unknown.text} has ${unknown.strongs}, which is not in the lexicon.`);

  const editions = await step(
    'editions',
    () => prepareEditions({ texts, imported, guide, words: hebrew.words, lexicon: strongs.entries }),
    ({ reports }) => editionsLine(reports),
  );
  [...editions.offered, ...editions.offeredImports].forEach(expectSound);
  const content = {
    texts: joinTexts(editions.offered, editions.offeredImports),
    words: hebrew.words,
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
    modernTexts: texts
      .filter(({ translation }) => MODERN_SPELLING.has(translation.slug))
      .map(verseTexts)
      .map((byVerse) => (verse) => byVerse.get(verse)),
  };
}
