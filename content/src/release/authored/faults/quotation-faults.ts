import type { BibleRef } from '@manna/shared/contracts';
import { findReferences, readReferences } from '../../../base/bible/find-references';
import { versesOf } from '../../../base/bible/reference-verses';
import type { AuthoredBook, AuthoredContent, AuthoredEntry, AuthoredPage, AuthoredWorld } from '../authored';
import { lineInRun, referencesOf, runsOf, startsInRun, textOfRun, type Draft, type DraftInline } from '../draft';
import type { Fault, LineFault } from '../fault';

/** Text that may quote the King James Version, with the references that its quotations can be checked against. */
interface QuotingText {
  readonly text: string;
  /** Returns the line of the character at an offset. */
  lineAt(offset: number): number;
  /** References with their offsets. A reference from outside the text gets an offset after every quotation. */
  readonly refs: readonly { readonly at: number; readonly ref: BibleRef }[];
}

/**
 * Only letters are compared, because a quotation may begin and end in the middle of a verse and have the writer's own
 * punctuation.
 */
const lettersOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `;

function quotingRun(run: readonly DraftInline[]): QuotingText {
  const starts = startsInRun(run);
  return {
    text: textOfRun(run),
    lineAt: (offset) => lineInRun(run, offset),
    refs: run.flatMap((inline, index) =>
      inline.kind === 'reference' ? [{ at: starts[index] ?? 0, ref: inline.ref }] : [],
    ),
  };
}

/** A field of one line. Its quotations may come from any of `refs`. */
const quotingField = (text: string, line: number, refs: readonly BibleRef[]): QuotingText => ({
  text,
  lineAt: () => line,
  refs: [...refs, ...findReferences(text).found.flatMap((found) => found.refs)].map((ref) => ({
    at: text.length,
    ref,
  })),
});

const textsOfBody = (body: Draft): QuotingText[] => [
  ...body.flatMap((block) => (block.kind === 'heading' ? [quotingField(block.text, block.line, [])] : [])),
  ...runsOf(body).map(quotingRun),
];

const textsOfEntry = ({ matter, lineOf, references, body }: AuthoredEntry): QuotingText[] => [
  quotingField(matter.title, lineOf('title'), references),
  quotingField(matter.summary, lineOf('summary'), references),
  ...textsOfBody(body),
];

const textsOfPage = ({ matter, lineOf, body }: AuthoredPage): QuotingText[] => [
  quotingField(matter.title, lineOf('title'), referencesOf(body)),
  quotingField(matter.description, lineOf('description'), referencesOf(body)),
  ...textsOfBody(body),
];

const textsOfBook = ({ matter, lineOf, body }: AuthoredBook): QuotingText[] => [
  quotingField(matter.title.en, lineOf('title', 'en'), referencesOf(body)),
  ...matter.sections.map(({ title, passage }, index) =>
    quotingField(title, lineOf('sections', index, 'title'), readReferences([passage])),
  ),
  ...textsOfBody(body),
];

/**
 * Reports quotations in double marks that are not, letter for letter, in one of their verses. In the text, these are
 * the verses of the references that follow in the same paragraph or list item. In front matter, they are the verses of
 * the entry or page.
 */
export function quotationFaults(content: AuthoredContent, world: AuthoredWorld): Fault[] {
  const { books, entries, journeys, lineages, pages } = content;
  const letters = new Map<number, string>();
  const lettersOfVerse = (verse: number): string => {
    const known = letters.get(verse) ?? lettersOf(world.verseText(verse) ?? '');
    letters.set(verse, known);
    return known;
  };
  const lettersOfRef = (ref: BibleRef) => versesOf(ref).map(lettersOfVerse).join('').replaceAll('  ', ' ');
  const faultsOf = ({ text, lineAt, refs }: QuotingText): LineFault[] => {
    const marks = [...text.matchAll(/"/g)].map(({ index }) => index);
    const last = marks.at(-1);
    if (last !== undefined && marks.length % 2 === 1) {
      return [{ line: lineAt(last), sentence: 'A double quotation mark has no partner.' }];
    }
    return [...text.matchAll(/"([^"]*)"/g)].flatMap(({ 0: quoted, 1: words = '', index }) => {
      const wanted = lettersOf(words);
      const following = refs.filter(({ at }) => at >= index + quoted.length);
      if (wanted.trim() !== '' && following.some(({ ref }) => lettersOfRef(ref).includes(wanted))) return [];
      return [{ line: lineAt(index), sentence: `${quoted} is in none of the verses that are cited after it.` }];
    });
  };
  const rows = [
    ...journeys.map(({ file, data, lineOf }) => ({ file, lineOf, name: 'stops', rows: data.stops, data })),
    ...lineages.map(({ file, data, lineOf }) => ({ file, lineOf, name: 'members', rows: data.members, data })),
  ];
  const prose = [
    ...entries.map((entry) => ({ file: entry.file, texts: textsOfEntry(entry) })),
    ...pages.map((page) => ({ file: page.file, texts: textsOfPage(page) })),
    ...books.map((book) => ({ file: book.file, texts: textsOfBook(book) })),
  ];
  return [
    ...prose.flatMap(({ file, texts }) => texts.flatMap((text) => faultsOf(text).map((fault) => ({ file, ...fault })))),
    ...rows.flatMap((table) =>
      [
        quotingField(
          table.data.summary,
          table.lineOf('summary'),
          table.rows.flatMap(({ references }) => readReferences(references)),
        ),
        ...table.rows.map(({ note = '', references }, index) =>
          quotingField(note, table.lineOf(table.name, index, 'note'), readReferences(references)),
        ),
      ].flatMap((text) => faultsOf(text).map((fault) => ({ file: table.file, ...fault }))),
    ),
  ];
}
