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

/** A pull quote repeats words of the text. Readers of screens hear them once, so they must be there. */
function pullQuoteFaults(body: Draft): LineFault[] {
  const paragraphs = runsOf(body).map(textOfRun);
  return body.flatMap((block) =>
    block.kind !== 'pullQuote' || paragraphs.some((text) => text.includes(block.text))
      ? []
      : [{ line: block.line, sentence: `The pull quote "${block.text}" is not in the text.` }],
  );
}

/**
 * Reports figures that a text shows and that do not exist, figures that no text shows, pull quotes that are not in their
 * text, and all of these outside of articles.
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
