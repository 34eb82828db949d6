import { useEffect, useState } from 'react';
import { wholeWord, writtenWords, type WrittenWord } from '@manna/shared/domain';
import { useData } from '@manna/shared/runtime';
import { HebrewVerseDocument, type HebrewVerseQuery } from '../../../generated/graphql';
import type { WordPlace } from './word-place';

/** A word as the server tells of it. */
export type Word = NonNullable<HebrewVerseQuery['verse']>['words'][number];

/** A word that a reader asks about. */
export interface AskedWord extends WordPlace {
  /** As it stands in the text. */
  text: string;
  /** Of its verse. */
  osisId: string;
  /** Which time it is asked. */
  turn: number;
}

type Answer = WrittenWord<Word> | 'loading' | 'failed';

/** The word of a verse's list that stands at a place of the text; undefined where the list is of another text. */
function wordAt({ words }: { words: readonly Word[] }, { inTitle, index, text }: AskedWord) {
  const written = writtenWords(words).filter(({ word }) => word.title === inTitle)[index];
  return written && wholeWord(written.word.text) === text ? written : undefined;
}

/** What is known of a word, and what asks again. */
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
