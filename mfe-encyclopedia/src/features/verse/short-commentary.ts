import type { Prose } from '@manna/shared/contracts';
import { proseRuns } from '@manna/shared/domain';
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

const lengthOf = (block: Prose[number]): number =>
  block.kind === 'heading' || block.kind === 'scripture'
    ? block.text.length
    : proseRuns(block)
        .flat()
        .reduce((sum, { text }) => sum + text.length, 0);

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
