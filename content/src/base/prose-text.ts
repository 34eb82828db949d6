import type { Prose } from '@manna/shared/contracts';

const joined = (inlines: readonly { text: string }[]) => inlines.map(({ text }) => text).join('');

/** Returns the words of a prose without markup. Blocks are separated by line feeds. */
export const proseText = (prose: Prose): string =>
  prose
    .flatMap((block) => {
      if (block.kind === 'paragraph') return [joined(block.inlines)];
      return block.kind === 'list' ? block.items.map(joined) : [block.text];
    })
    .join('\n');
