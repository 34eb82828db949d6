import { useEffect, useState } from 'react';
import { wholeWord, writtenWords, type WrittenWord } from '@manna/shared/domain';
import { useData } from '@manna/shared/runtime';
import { HebrewVerseDocument, type HebrewVerseQuery } from '../../../generated/graphql';
import type { HebrewWord } from './list-words';

/** A word as the API returns it. */
export type Word = NonNullable<HebrewVerseQuery['verse']>['words'][number];

/** A word that the reader looks up. */
export interface AskedWord extends HebrewWord {
  /** OSIS id of its verse. */
  osisId: string;
  /** Number of the request, so that a retry is a new one. */
  turn: number;
}

type Answer = WrittenWord<Word> | 'loading' | 'failed';

/** Finds the word of the verse's list at a position in the text; undefined if the list belongs to another text. */
function wordAt({ words }: { words: readonly Word[] }, { inTitle, index, text }: AskedWord) {
  const written = writtenWords(words).filter(({ word }) => word.title === inTitle)[index];
  return written && wholeWord(written.word.text) === text ? written : undefined;
}

/** The data of a word: loading, failed or loaded. */
export function useVerseWord(asked: AskedWord | undefined): Answer {
  const data = useData();
  const [answer, setAnswer] = useState<{ of: AskedWord; is: Answer }>();
  useEffect(() => {
    if (!asked) return;
    let left = false;
    const tell = (is: Answer) => !left && setAnswer({ of: asked, is });
    data.query(HebrewVerseDocument, { id: asked.osisId }).then(
      ({ verse }) => tell((verse && wordAt(verse, asked)) ?? 'failed'),
      () => tell('failed'),
    );
    return () => {
      left = true;
    };
  }, [asked, data]);
  return answer && answer.of === asked ? answer.is : 'loading';
}
