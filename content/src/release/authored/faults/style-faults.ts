import type { AuthoredContent, AuthoredEntry } from '../authored';
import { repositoryPath, type AuthoredFile } from '../parse/authored-file';
import { lineInRun, runsOf, textOfRun, wordCount, type Draft } from '../draft';
import type { Fault, LineFault } from '../fault';
import type { AuthoredCollection } from '../front-matter';

/** The fewest and most words of a text, from the house style. The upper limits have some tolerance. */
const lengths: Readonly<Record<AuthoredCollection, readonly [fewest: number, most: number]>> = {
  people: [40, 230],
  places: [40, 230],
  events: [40, 230],
  tribes: [70, 230],
  animals: [40, 140],
  plants: [40, 140],
  dictionary: [40, 140],
  articles: [500, 1250],
  resources: [40, 140],
};
/** The length of a dictionary entry that lists the bearers of a name. */
const LISTS_BEARERS = [40, 330] as const;
/** The words of an entry about a great subject, which is divided by headings as an article is. */
const LONG_ENTRY = [550, 1250] as const;
const FEWEST_HEADINGS = 3;

const curlyMarks = /[\u201C\u201D\u2018\u2019\u201A\u201E\u2013\u2014]/u;

/** Reports curly quotation marks, curly apostrophes and long dashes, at most one fault per line. */
export const markFaults = (authored: AuthoredFile): Fault[] =>
  authored.text.split('\n').flatMap((text, index) => {
    const mark = curlyMarks.exec(text)?.[0];
    if (mark === undefined) return [];
    const sentence = `"${mark}" is a curly quotation mark or a long dash; write it straight or short.`;
    return [{ file: repositoryPath(authored), line: index + 1, sentence }];
  });

/** Reports exclamation marks outside quotations. A quotation in double or single marks may contain them. */
export const exclamations = (body: Draft): LineFault[] =>
  runsOf(body).flatMap((run) => {
    const text = textOfRun(run).replace(/"[^"]*"/g, (quoted) => ' '.repeat(quoted.length));
    return [...text.matchAll(/!(?!')/g)].map(({ index }) => ({
      line: lineInRun(run, index),
      sentence: 'An exclamation mark is outside a quotation.',
    }));
  });

/** A text without the numbered list of a word's senses, which is as long as the senses are many. */
const withoutSenses = (body: Draft): Draft => body.filter((block) => block.kind !== 'list' || !block.ordered);

function lengthOf({ collection, slug }: AuthoredEntry): readonly [fewest: number, most: number] {
  return collection === 'dictionary' && slug.startsWith('the-name-') ? LISTS_BEARERS : lengths[collection];
}

function entryFaults(entry: AuthoredEntry): LineFault[] {
  const { collection, matter, lineOf, body, bodyLine } = entry;
  const faults: LineFault[] = [];
  const [fewest, most] = lengthOf(entry);
  const words = wordCount(collection === 'dictionary' ? withoutSenses(body) : body);
  const canBeLong = collection !== 'articles' && collection !== 'resources';
  const isLong = canBeLong && words >= LONG_ENTRY[0] && words <= LONG_ENTRY[1];
  if (!isLong && (words < fewest || words > most)) {
    const long = canBeLong ? `, or ${LONG_ENTRY.join(' to ')} with headings` : '';
    faults.push({ line: bodyLine, sentence: `Words in the text: ${words}; wanted: ${fewest} to ${most}${long}.` });
  }
  if (matter.title.endsWith('.')) faults.push({ line: lineOf('title'), sentence: 'The title ends in a full stop.' });
  const headings = body.filter((block) => block.kind === 'heading' && block.level === 2).length;
  if ((collection === 'articles' || isLong) && headings < FEWEST_HEADINGS) {
    const sentence = `Headings of two signs: ${headings}; wanted: ${FEWEST_HEADINGS} or more.`;
    faults.push({ line: bodyLine, sentence });
  }
  return collection === 'articles' ? faults : [...faults, ...exclamations(body)];
}

/** Checks what a program can check of the house style: lengths, headings, titles and exclamation marks. */
export const styleFaults = ({ entries }: AuthoredContent): Fault[] =>
  entries.flatMap((entry) => entryFaults(entry).map((fault) => ({ file: entry.file, ...fault })));
