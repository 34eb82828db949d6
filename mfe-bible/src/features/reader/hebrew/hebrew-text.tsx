import { memo, type HTMLAttributes } from 'react';
import { hebrewRuns } from '@manna/shared/domain';
import type { Piece } from '@manna/shared/domain/chapter-text';

/** The one word of a chapter that is a button. */
export interface WordButton {
  /** The piece of text that contains it. */
  piece: Piece;
  /** Index of the word's run in that piece. */
  run: number;
  attributes: HTMLAttributes<HTMLElement>;
}

interface HebrewTextProps {
  text: string;
  /** Undefined if no word of this text is a button. */
  button: WordButton | undefined;
}

/**
 * A run of Hebrew with an element for each word, so that readers can look words up after hydration: see
 * hebrew-words.tsx. Memoised, because a chapter has a thousand words and the button is in one of its texts.
 */
export const HebrewText = memo(function HebrewText({ text, button }: HebrewTextProps) {
  return hebrewRuns(text).map((run, index) =>
    run.isWord ? (
      <span key={index} data-word="" {...(button?.run === index && button.attributes)}>
        {run.text}
      </span>
    ) : (
      run.text
    ),
  );
});
