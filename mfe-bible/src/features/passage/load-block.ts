import type { ChapterText, DataClient } from '@manna/shared/contracts';
import { chapterOsisId } from '@manna/shared/domain';
import { reportFailure } from '@manna/shared/runtime';
import { PassageDocument, type PassageQuery } from '../../generated/graphql';
import { cutChapter } from './cut-chapter';
import type { Block, ChapterPart } from './plan-blocks';

type Chapter = PassageQuery['chapters'][number];
export type Translations = PassageQuery['translations'];

/** What a reader is told of the translation around its text. */
export type Terms = Chapter['translations'][number]['translation'];

/** A chapter's verses of a passage; `problem` says why there are none. */
export type PartText =
  (Pick<ChapterText, 'content' | 'styling'> & { terms: Terms; problem?: never }) | { problem: 'no text' | 'no verse' };

/** Why a block has no text at all. */
export type BlockFailure = 'invalid' | 'incomplete' | 'mismatched';

/** The text of a block, part by part as it was planned. */
export type BlockText = { parts: readonly PartText[]; failure?: never } | { parts?: never; failure: BlockFailure };

/** Whether the answer is what was asked for. */
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

/** Asks for the chapters of a block, each once, and cuts them to its verses. Rejects where the query fails. */
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

/** A block after the first: the reader is there already, so that a failure is told in its place. */
export async function loadNextBlock(data: DataClient, block: Block, translation: string): Promise<BlockText> {
  try {
    return (await loadBlock(data, block, translation)).text;
  } catch (error) {
    reportFailure(error, 'passage');
    return { failure: 'incomplete' };
  }
}
