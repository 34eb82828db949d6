import { wholeWord, writtenWords, type WrittenWord } from '@manna/shared/domain';
import { useData } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import { HebrewVerseDocument, type HebrewVerseQuery } from '../generated/graphql';

/** A word as the API returns it. */
export type Word = NonNullable<HebrewVerseQuery['verse']>['words'][number];

/** Where a written word is in a chapter. */
export interface WordPosition {
  text: string;
  verse: number;
  /** Whether it is in the title of a psalm. Words of the title belong to verse 1. */
  inTitle: boolean;
  /** Index among the written words of its verse or of the title. */
  index: number;
}

/** A word that the reader looks up. */
export interface AskedWord extends WordPosition {
  /** OSIS id of its verse. */
  osisId: string;
  /** Number of the request, so that a retry is a new one. */
  turn: number;
}

/** Finds the word of the verse's list at a position in the text; undefined if the list belongs to another text. */
function wordAt({ words }: { words: readonly Word[] }, { inTitle, index, text }: AskedWord) {
  const written = writtenWords(words).filter(({ word }) => word.title === inTitle)[index];
  return written && wholeWord(written.word.text) === text ? written : undefined;
}

/** The data of a word; failed also if the server's list does not have it. */
export function useVerseWord(asked: AskedWord): WrittenWord<Word> | 'loading' | 'failed' {
  const data = useData();
  const answer = useAnswer(async () => {
    const { verse } = await data.query(HebrewVerseDocument, { id: asked.osisId });
    return verse ? wordAt(verse, asked) : undefined;
  }, [asked, data]);
  return answer.status === 'answered' ? (answer.result ?? 'failed') : answer.status;
}
