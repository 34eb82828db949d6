import type { AuthoredContent } from '../authored';
import { runsOf, textOfRun, type Draft } from '../draft';
import type { Fault, LineFault } from '../fault';

const figuresIn = (body: Draft) => body.filter((block) => block.kind === 'figure');

const ARTICLES = 'content/authored/articles/';
const onlyInArticles = new Set(['table', 'figure', 'pullQuote', 'footnotes']);

/** The pages of articles alone can show these blocks; others do not load the code for them. */
const misplacedFaults = (file: string, body: Draft): LineFault[] =>
  file.startsWith(ARTICLES)
    ? []
    : body
        .filter(({ kind }) => onlyInArticles.has(kind))
        .map(({ line }) => ({ line, sentence: 'Only articles have tables, figures, pull quotes and footnotes.' }));

const textsOf = (body: Draft) => runsOf(body).map(textOfRun);

/** Says what is wrong with a pull quote between two blocks; undefined if nothing is. */
function pullQuoteFault(words: string, body: Draft, index: number): string | undefined {
  if (!textsOf(body).some((text) => text.includes(words))) return `The pull quote "${words}" is not in the text.`;
  if (!/[.!?]$/.test(words)) return `The pull quote "${words}" is not a complete sentence.`;
  const before = textsOf(body.slice(index - 1, index));
  const after = textsOf(body.slice(index + 1, index + 2));
  return before.some((text) => text.includes(words)) || after.some((text) => text.startsWith(words))
    ? `The pull quote "${words}" stands next to the words that it repeats.`
    : undefined;
}

/**
 * A pull quote repeats words of the text. Readers of screens hear them once, so they must be there. Whoever reads the page sees
 * them twice, on a phone with nothing in between if they stand next to each other.
 */
const pullQuoteFaults = (body: Draft): LineFault[] =>
  body.flatMap((block, index): LineFault[] => {
    const sentence = block.kind === 'pullQuote' ? pullQuoteFault(block.text, body, index) : undefined;
    return sentence === undefined ? [] : [{ line: block.line, sentence }];
  });

/**
 * Reports figures that a text shows and that do not exist, figures that no text shows, pull quotes that are not in their
 * text or stand next to the words that they repeat, and all of these outside of articles.
 */
export function figureFaults({ entries, pages, books, figures }: AuthoredContent): Fault[] {
  const texts = [...entries, ...pages, ...books];
  const known = new Set(figures.map(({ slug }) => slug));
  const shown = new Set(texts.flatMap(({ body }) => figuresIn(body).map(({ figure }) => figure)));
  return [
    ...texts.flatMap(({ file, body }) => [
      ...figuresIn(body)
        .filter(({ figure }) => !known.has(figure))
        .map(({ line, figure }) => ({ file, line, sentence: `There is no figure ${figure}.` })),
      ...misplacedFaults(file, body).map((fault) => ({ file, ...fault })),
      ...pullQuoteFaults(body).map((fault) => ({ file, ...fault })),
    ]),
    ...figures
      .filter(({ slug }) => !shown.has(slug))
      .map(({ file }) => ({ file, line: 1, sentence: 'No text shows this figure.' })),
  ];
}
