import type { LoaderArgs } from '@manna/shared/contracts';
import { chapterOsisId } from '@manna/shared/domain';
import { redirectTo } from '@manna/shared/runtime';
import { CommentaryDocument, type CommentaryQuery } from '../../generated/graphql';
import { commentaryPath } from '../../names/commentary-path';
import { passageNotFound } from '../../names/passage-not-found';
import { readAddress } from '../../names/read-address';
import { parseVerses, VERSES_PARAMETER } from '../../names/verse-selection';

/** The longest chapter, Psalm 119, has 176 verses. */
const MOST_VERSES = 176;
/** How much of each commentary the page of a whole chapter shows; the rest are links. Characters of JSON. */
const CHARACTERS_OF_CHAPTER = 30_000;
const CHARACTERS_OF_VERSES = 100_000;

/** A commentary, and what it says about the passage of the page. */
export type Commentary = CommentaryQuery['commentaries'][number];

export interface CommentaryData {
  /** OSIS id of the chapter. */
  osisId: string;
  /** The verses that the URL names, from the first to the last; empty for the whole chapter. */
  verses: number[];
  commentaries: Commentary[];
}

/** Loads what commentaries say about the verses that the URL names, or about the chapter; 404 if there is no such chapter. */
export async function loadCommentary(args: LoaderArgs): Promise<CommentaryData> {
  const { params, url, data } = args;
  const chapter = readAddress(params);
  if (!chapter) throw await passageNotFound(args);
  const path = commentaryPath(chapter);
  if (url.pathname !== path) throw redirectTo(path + url.search, 301);

  const osisId = chapterOsisId(chapter);
  const verses = parseVerses(url.searchParams.get(VERSES_PARAMETER), MOST_VERSES);
  const [first, last] = [verses[0], verses.at(-1)];
  const { commentaries } = await data.query(
    CommentaryDocument,
    first === undefined
      ? { passage: osisId, maxCharacters: CHARACTERS_OF_CHAPTER }
      : { passage: `${osisId}.${first}-${osisId}.${last}`, maxCharacters: CHARACTERS_OF_VERSES },
  );
  return { osisId, verses, commentaries: [...commentaries] };
}
