import type { ChapterText, DataClient } from '@manna/shared/contracts';
import { chapterOsisId } from '@manna/shared/domain';
import { reportFailure } from '@manna/shared/runtime';
import { cutChapter } from '@manna/shared/domain/chapter-text';
import type { ChapterPart } from '@manna/shared/domain/chapter-text';
import { PassageDocument, type PassageQuery } from '../../generated/graphql';
import type { Block } from './plan-blocks';

type Chapter = PassageQuery['chapters'][number];
export type Translations = PassageQuery['translations'];

/** Properties of the translation that the page needs. */
export type Terms = Chapter['translations'][number]['translation'];

/** The verses of one chapter of a passage; `problem` says why they are missing. */
export type PartText =
  | (Pick<ChapterText, 'content' | 'styling'> & { terms: Terms; problem?: never })
  | { problem: 'no text' | 'no verse' };

/** Why a block has no text at all. */
export type BlockFailure = 'invalid' | 'incomplete' | 'mismatched';

/** The text of a block, one entry for each of its parts. */
export type BlockText = { parts: readonly PartText[]; failure?: never } | { parts?: never; failure: BlockFailure };

/** Checks that the response has the chapters that were requested, in order. */
function failureOf(osisIds: readonly string[], chapters: readonly Chapter[]): BlockFailure | undefined {
  if (chapters.length === 0) return 'invalid';
  if (chapters.length < osisIds.length) return 'incomplete';
  return chapters.some(({ osisId }, index) => osisId !== osisIds[index]) ? 'mismatched' : undefined;
}

function textOf(part: ChapterPart, chapter: Chapter | undefined): PartText {
  const text = chapter?.translations[0];
  if (!text) return { problem: 'no text' };
  const cut = cutChapter(text, part);
  return cut ? { ...cut, terms: text.translation } : { problem: 'no verse' };
}

/** Queries the chapters of a block, each once, and cuts them to its verses. Rejects if the query fails. */
export async function loadBlock(
  data: DataClient,
  block: Block,
  translation: string,
): Promise<{ text: BlockText; translations: Translations }> {
  const osisIds = [...new Set(block.map(chapterOsisId))];
  const { chapters, translations } = await data.query(PassageDocument, { osisIds, translation });
  const failure = failureOf(osisIds, chapters);
  if (failure) return { text: { failure }, translations };
  const found = new Map(chapters.map((chapter) => [chapter.osisId, chapter]));
  return { text: { parts: block.map((part) => textOf(part, found.get(chapterOsisId(part)))) }, translations };
}

/** Loads a block after the first. Never rejects: the reader is on the page, so a failure is shown in the block. */
export async function loadNextBlock(data: DataClient, block: Block, translation: string): Promise<BlockText> {
  try {
    return (await loadBlock(data, block, translation)).text;
  } catch (error) {
    reportFailure(error, 'passage');
    return { failure: 'incomplete' };
  }
}
