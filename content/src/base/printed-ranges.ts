import type { Prose, ProseInline } from '@manna/shared/contracts';

/**
 * Sets ranges of numbers as print has them: an en dash in 'Acts 19:23-27', '975-958 BC' and '5 BC-AD 33'. Dates such as
 * 2027-01-01 stay. Sources are written with hyphens, which are easier to type.
 */
export const printedRanges = (words: string): string =>
  words.replaceAll(/(?<!-\d*)(\d|BC)-(?=\d+(?![\d-])|AD)/g, '$1–');

const ofInline = (inline: ProseInline): ProseInline =>
  inline.kind === 'entry' ? inline : { ...inline, text: printedRanges(inline.text) };

/** Sets the ranges in prose; quoted verses and the names of entries stay as they are. */
export const printedProse = (prose: Prose): Prose =>
  prose.map((block) => {
    if (block.kind === 'paragraph') return { ...block, inlines: block.inlines.map(ofInline) };
    if (block.kind === 'list') return { ...block, items: block.items.map((inlines) => inlines.map(ofInline)) };
    return block.kind === 'heading' ? { ...block, text: printedRanges(block.text) } : block;
  });
