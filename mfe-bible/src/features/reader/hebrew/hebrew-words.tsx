import { useMemo, type RefObject } from 'react';
import type { ChapterRef } from '@manna/shared/domain';
import { useData } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import type { Block } from '@manna/shared/domain/chapter-text';
import { HebrewTextsDocument } from '../../../generated/graphql';
import type { WordButtonState } from '../../../hebrew/use-word-button';
import { WordLookup } from '../../../hebrew/word-lookup';
import type { WordButton } from './hebrew-text';
import { listWords } from './list-words';

const elements = { word: '[data-word]' };

interface HebrewWordsProps {
  chapter: ChapterRef;
  /** Slug of the text's translation. */
  translation: string;
  /** The element that contains the chapter's text. */
  textRef: RefObject<HTMLElement | null>;
  blocks: readonly Block[];
  /** The word that is a button, which the text renders, and a function that changes it. */
  buttonState: readonly [WordButton | undefined, (button: WordButton | undefined) => void];
}

/**
 * Lets a reader look up each word of a Hebrew chapter. Does nothing if the server has no list of the text's words, as for
 * a translation into modern Hebrew.
 */
export function HebrewWords({ chapter, translation, textRef, blocks, buttonState }: HebrewWordsProps) {
  const isKnown = useHasWords(translation);
  const words = useMemo(() => listWords(blocks), [blocks]);
  const [shown, show] = buttonState;
  const button: WordButtonState = {
    current: words.findIndex(({ piece, run }) => piece === shown?.piece && run === shown.run),
    isOpen: shown?.attributes['aria-expanded'] === true,
    set(index, attributes) {
      const word = index === undefined ? undefined : words[index];
      show(word && attributes && { piece: word.piece, run: word.run, attributes });
    },
  };
  return (
    <WordLookup
      chapter={chapter}
      textRef={isKnown ? textRef : null}
      elements={elements}
      words={words}
      button={button}
    />
  );
}

/** Whether the server has a list of this text's words. If that is unknown, the text can be read like any other. */
function useHasWords(translation: string): boolean {
  const data = useData();
  const answer = useAnswer(() => data.query(HebrewTextsDocument, {}), [data]);
  if (answer.status !== 'answered') return false;
  const text = answer.result.translations.find(({ slug }) => slug === translation);
  return text?.contains.features.includes('hebrewWords') ?? false;
}
