import { hebrewRuns } from '@manna/shared/domain';

/** What marks a word's element in a chapter's text. */
export const WORD = '[data-word]';

const HEBREW = /[\u05d0-\u05ea]/;

export const isHebrew = (text: string): boolean => HEBREW.test(text);

/** A run of Hebrew with an element for each word, which a reader may ask about once scripts have come: see hebrew-words.tsx. */
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
