import type { ChapterText, StylingKind, StylingSpan } from '@manna/shared/contracts';

const blockKinds: readonly StylingKind[] = ['paragraph', 'line', 'title', 'heading', 'colophon', 'note'];
const opening = ({ kind, ref }: StylingSpan): string => {
  if (kind === 'verse') return `(${ref?.split('.').at(-1)} `;
  if (kind === 'omitted') return `(${ref?.split('.').at(-1)}) `;
  if (kind === 'noteAnchor') return `*${ref} `;
  return { added: '[', jesus: '{', stanza: '<' }[kind as string] ?? '';
};
const closing = ({ kind }: StylingSpan): string =>
  ({ verse: ')', added: ']', jesus: '}', stanza: '>' })[kind as string] ?? '';

/**
 * A chapter as text to compare with, a block a line: 'paragraph: (1 And *n1 it [was] so.) (2 {Follow me.})'. Verses in
 * round brackets, left open over a block's end; added words in square, words of Jesus in curly ones; stanzas in angles.
 */
export function drawChapter({ content, styling }: ChapterText): string[] {
  const inline = styling.filter(({ kind }) => !blockKinds.includes(kind));
  return styling
    .filter(({ kind }) => blockKinds.includes(kind))
    .map((block) => {
      let drawn = '';
      for (let at = block.min; at <= block.max; at += 1) {
        const ending = inline.filter(({ min, max }) => max === at && min < at).reverse();
        const beginning = inline.filter(({ min, max }) => min === at && (at < block.max || max === at));
        drawn += [...ending.map(closing), ...beginning.map(opening)].join('');
        if (at < block.max) drawn += content.charAt(at);
      }
      return `${block.kind}: ${drawn}`;
    });
}
