import type { ProseBlock, ProseInline } from '../../contracts';

/** Returns every run of inlines of a block that belong together: a paragraph, a list item, a cell, a caption, a note. */
export function proseRuns(block: ProseBlock): readonly (readonly ProseInline[])[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.inlines];
    case 'list':
      return block.items;
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'figure':
      return [block.caption];
    case 'footnotes':
      return block.notes;
    case 'heading':
    case 'scripture':
    case 'pullQuote':
      return [];
  }
}
