import { hebrewRuns } from '@manna/shared/domain';

/** Selects the elements of words in a chapter's text. */
export const WORD = '[data-word]';

const HEBREW = /[\u05d0-\u05ea]/;

export const isHebrew = (text: string): boolean => HEBREW.test(text);

/**
 * A run of Hebrew with an element for each word, so that readers can look words up after hydration: see
 * hebrew-words.tsx.
 */
export function HebrewText({ text }: { text: string }) {
  return hebrewRuns(text).map((run, index) =>
    run.isWord ? (
      <span key={index} data-word="">
        {run.text}
      </span>
    ) : (
      run.text
    ),
  );
}
