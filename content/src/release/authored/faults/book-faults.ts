import type { BibleRef } from '@manna/shared/contracts';
import { refEnds, verseTitle } from '@manna/shared/domain';
import { parseReference } from '../../../base/bible/find-references';
import { versesOfBook } from '../../../base/bible/reference-verses';
import { entryKey, type AuthoredBook, type AuthoredContent } from '../authored';
import { linksOf, wordCount } from '../draft';
import type { Fault, LineFault } from '../fault';
import { exclamations } from './style-faults';

/** The house style asks for 90 to 150 words. Both limits have some tolerance. */
const FEWEST_WORDS = 80;
const MOST_WORDS = 165;

/** Returns the single run of verses that a field names, or a sentence that says what is wrong. */
function runOf(reference: string, verses: ReadonlySet<number>): BibleRef | string {
  const refs = parseReference(reference);
  if (typeof refs === 'string') return `The reference "${reference}" ${refs}.`;
  const [ref, ...more] = refs;
  if (!ref || more.length > 0) return `The reference "${reference}" is not one run of verses.`;
  return refEnds(ref).every((verse) => verses.has(verse)) ? ref : `${reference} is in another book.`;
}

function keyVerseFault(reference: string, verses: ReadonlySet<number>): string | undefined {
  const ref = runOf(reference, verses);
  if (typeof ref === 'string') return ref;
  const isOfOneChapter = !('is_range' in ref) || ref.start.chapter === ref.end.chapter;
  return isOfOneChapter ? undefined : `The key verse ${reference} goes over the end of a chapter.`;
}

/** Reports sections that do not follow each other or leave something out. */
function sectionFaults({ matter, lineOf }: AuthoredBook, verses: readonly number[]): LineFault[] {
  const known = new Set(verses);
  const faults: LineFault[] = [];
  let next = 0;
  for (const [index, { title, passage }] of matter.sections.entries()) {
    const tell = (sentence: string) => faults.push({ line: lineOf('sections', index, 'passage'), sentence });
    if (title.endsWith('.')) tell(`The title "${title}" ends in a full stop.`);
    const ref = runOf(passage, known);
    // The sections after an invalid one cannot be checked.
    if (typeof ref === 'string') return [...faults, { line: lineOf('sections', index, 'passage'), sentence: ref }];
    const [first, last] = refEnds(ref);
    if (first !== verses[next])
      tell(`${passage} begins elsewhere than at ${verseTitle(verses[next] ?? 0) ?? 'a verse'}.`);
    next = verses.indexOf(last) + 1;
  }
  if (next < verses.length) {
    const rest = verseTitle(verses[next] ?? 0) ?? 'the rest';
    faults.push({ line: lineOf('sections'), sentence: `The sections leave out what follows from ${rest} on.` });
  }
  return faults;
}

function faultsOf(book: AuthoredBook, known: ReadonlySet<string>): LineFault[] {
  const { matter, lineOf, body, bodyLine } = book;
  const verses = versesOfBook(book.book);
  const faults = [...exclamations(body), ...sectionFaults(book, verses)];
  const words = wordCount(body);
  if (words < FEWEST_WORDS || words > MOST_WORDS) {
    faults.push({ line: bodyLine, sentence: `Words in the text: ${words}; wanted: ${FEWEST_WORDS} to ${MOST_WORDS}.` });
  }
  for (const [language, title] of Object.entries(matter.title))
    if (title.endsWith('.'))
      faults.push({ line: lineOf('title', language), sentence: 'The title ends in a full stop.' });
  const fault = keyVerseFault(matter.keyVerse, new Set(verses));
  if (fault !== undefined) faults.push({ line: lineOf('keyVerse'), sentence: fault });
  const links = linksOf(body)
    .filter(({ target }) => !known.has(target))
    .map(({ target, line }) => ({ line, sentence: `There is no entry ${target}.` }));
  return [...faults, ...links];
}

/** Reports faults in the introductions of the books: references, gaps between sections, links and style. */
export function bookFaults({ entries, books }: AuthoredContent): Fault[] {
  const known = new Set(entries.map(entryKey));
  return books.flatMap((book) => faultsOf(book, known).map((fault) => ({ file: book.file, ...fault })));
}
