import type { ChapterText } from '@manna/shared/contracts';
import type { SourceText } from '../../base/source';

const ofChapter = ({ content, styling }: ChapterText) =>
  styling.flatMap(({ kind, min, max, ref }) =>
    kind === 'verse' && ref !== undefined ? [[ref, content.slice(min, max).replaceAll('\n', ' ')] as const] : [],
  );

/** The verses of a text that have words, by OSIS id, with line feeds as spaces. */
export const versesByRef = ({ chapters }: Pick<SourceText, 'chapters'>): ReadonlyMap<string, string> =>
  new Map(chapters.flatMap(ofChapter));
