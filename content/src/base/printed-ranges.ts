import type { FigureShape, Prose, ProseBlock, ProseInline } from '@manna/shared/contracts';

/**
 * Sets ranges of numbers as print has them: an en dash in 'Acts 19:23-27', '975-958 BC' and '5 BC-AD 33'. Dates such as
 * 2027-01-01 stay. Sources are written with hyphens, which are easier to type.
 */
export const printedRanges = (words: string): string =>
  words.replaceAll(/(?<!-\d*)(\d|BC)-(?=\d+(?![\d-])|AD)/g, '$1–');

const ofInline = (inline: ProseInline): ProseInline =>
  inline.kind === 'entry' ? inline : { ...inline, text: printedRanges(inline.text) };

const ofRun = (run: ProseInline[]): ProseInline[] => run.map(ofInline);

function ofBlock(block: ProseBlock): ProseBlock {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, inlines: ofRun(block.inlines) };
    case 'list':
      return { ...block, items: block.items.map(ofRun) };
    case 'heading':
    case 'pullQuote':
      return { ...block, text: printedRanges(block.text) };
    case 'table':
      return {
        ...block,
        caption: ofRun(block.caption),
        head: block.head.map(ofRun),
        rows: block.rows.map((row) => row.map(ofRun)),
      };
    case 'figure':
      return { ...block, caption: ofRun(block.caption), shapes: block.shapes.map(ofShape) };
    case 'footnotes':
      return { ...block, notes: block.notes.map(ofRun) };
    case 'scripture':
      return block;
  }
}

const ofShape = (shape: FigureShape): FigureShape =>
  shape.tag === 'text' ? { ...shape, text: printedRanges(shape.text) } : shape;

/** Sets the ranges in prose; quoted verses and the names of entries stay as they are. */
export const printedProse = (prose: Prose): Prose => prose.map(ofBlock);
