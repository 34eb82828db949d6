import type { Prose } from '@manna/shared/contracts';
import type { VerseQuery } from '../../generated/graphql';

/** How much of each commentary the page of a verse shows. Characters; the block in which they end is shown whole. */
const SHOWN_CHARACTERS = 1_800;

type Commentary = VerseQuery['commentaries'][number];

/** The beginning of what a commentary says about a verse. */
export interface ShortCommentary extends Pick<Commentary, 'slug' | 'name' | 'language' | 'direction'> {
  passages: { osis: string; body: Prose }[];
  /** Whether it says more. */
  isCut: boolean;
}

const joined = (inlines: readonly { text: string }[]) => inlines.reduce((sum, { text }) => sum + text.length, 0);

function lengthOf(block: Prose[number]): number {
  if (block.kind === 'paragraph') return joined(block.inlines);
  return block.kind === 'list' ? block.items.reduce((sum, item) => sum + joined(item), 0) : block.text.length;
}

/** Shortens what a commentary says about a verse, at the end of a block. */
export function shortened({ slug, name, language, direction, passages }: Commentary): ShortCommentary {
  let characters = 0;
  let isCut = false;
  const shown = passages.flatMap(({ osis, body }) => {
    const blocks: Prose = [];
    for (const block of body ?? []) {
      if (characters >= SHOWN_CHARACTERS) break;
      characters += lengthOf(block);
      blocks.push(block);
    }
    while (blocks.at(-1)?.kind === 'heading') blocks.pop();
    isCut ||= blocks.length < (body?.length ?? 1);
    return blocks.length > 0 ? [{ osis, body: blocks }] : [];
  });
  return { slug, name, language, direction, passages: shown, isCut };
}
