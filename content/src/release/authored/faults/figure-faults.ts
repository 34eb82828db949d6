import type { AuthoredContent } from '../authored';
import { runsOf, textOfRun, type Draft } from '../draft';
import type { Fault, LineFault } from '../fault';

const figuresIn = (body: Draft) => body.filter((block) => block.kind === 'figure');

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
 * Reports figures that a text shows and that do not exist, figures that no text shows, and pull quotes that are not in
 * their text.
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
      ...pullQuoteFaults(body).map((fault) => ({ file, ...fault })),
    ]),
    ...figures
      .filter(({ slug }) => !shown.has(slug))
      .map(({ file }) => ({ file, line: 1, sentence: 'No text shows this figure.' })),
  ];
}
