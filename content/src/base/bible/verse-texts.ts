import type { ChapterText } from '@manna/shared/contracts';

/**
 * Returns the words of a chapter's verses in order, without notes and with line feeds as spaces; undefined for a verse
 * that the translation omits.
 */
export const versesOf = ({ content, styling }: ChapterText): (string | undefined)[] =>
  styling
    .filter(({ kind }) => kind === 'verse' || kind === 'omitted')
    .map(({ kind, min, max }) => (kind === 'verse' ? content.slice(min, max).replaceAll('\n', ' ') : undefined));
