import type { Prose, ProseInline } from '@manna/shared/contracts';
import { proseRuns } from '@manna/shared/domain';

const joined = (inlines: readonly ProseInline[]) =>
  inlines.map(({ kind, text }) => (kind === 'footnote' ? '' : text)).join('');

/**
 * Returns the words of a prose without markup. Blocks are separated by line feeds. Pull quotes are left out, because
 * the prose has their words already.
 */
export const proseText = (prose: Prose): string =>
  prose
    .flatMap((block) =>
      block.kind === 'heading' || block.kind === 'scripture' ? [block.text] : proseRuns(block).map(joined),
    )
    .join('\n');
