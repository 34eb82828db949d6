import type { ChapterText } from '@manna/shared/contracts';

/**
 * The words of a chapter's verses in their order, line feeds as spaces, without notes; undefined for a verse that the
 * translation leaves out.
 */
export const versesOf = ({ content, styling }: ChapterText): (string | undefined)[] =>
  styling
    .filter(({ kind }) => kind === 'verse' || kind === 'omitted')
    .map(({ kind, min, max }) => (kind === 'verse' ? content.slice(min, max).replaceAll('\n', ' ') : undefined));
