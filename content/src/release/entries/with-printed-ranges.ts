import type { BookIntroduction, Entry, SitePage } from '@manna/shared/contracts';
import { printedProse, printedRanges } from '../../base/printed-ranges';
import type { AssembledEntries } from './assemble-entries';

const ofCitations = (citations: Entry['sources']) =>
  citations?.map((citation) =>
    citation.part === undefined ? citation : { ...citation, part: printedRanges(citation.part) },
  );

const ofDates = (dates: NonNullable<Entry['dates']>) =>
  dates.map((date) => (date.note === undefined ? date : { ...date, note: printedRanges(date.note) }));

const ofEntry = (entry: Entry): Entry => ({
  ...entry,
  summary: printedRanges(entry.summary),
  body: printedProse(entry.body),
  images: entry.images.map((image) => ({
    ...image,
    caption: printedRanges(image.caption),
    alt: printedRanges(image.alt),
  })),
  ...(entry.sources && { sources: ofCitations(entry.sources) }),
  ...(entry.dates && { dates: ofDates(entry.dates) }),
  ...(entry.reading && { reading: ofCitations(entry.reading) }),
});

const ofBody = <T extends SitePage | BookIntroduction>(one: T): T => ({ ...one, body: printedProse(one.body) });

/** Sets the ranges of numbers in all texts that readers see, as print has them. */
export const withPrintedRanges = (assembled: AssembledEntries): AssembledEntries => ({
  ...assembled,
  entries: assembled.entries.map(ofEntry),
  lineages: assembled.lineages.map((lineage) => ({
    ...lineage,
    members: lineage.members.map((member) =>
      member.note === undefined ? member : { ...member, note: printedRanges(member.note) },
    ),
  })),
  pages: { ...assembled.pages, pages: assembled.pages.pages.map(ofBody) },
  introductions: assembled.introductions.map(ofBody),
});
