import { usePartName, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import choices from '../../names/choices.module.css';
import { ChoiceRow } from './choice-row';
import { listingText } from './listing-text';

interface LetterBarProps {
  initials: readonly { letter: string; count: number }[];
  /** The letter that is shown; null for all. */
  current: string | null;
  /** Returns the URL of the list with a letter, or with all. */
  addressOf: (letter: string | null) => string;
}

/** The first letters of a list, each a link to the entries that begin with it. */
export function LetterBar({ initials, current, addressOf }: LetterBarProps) {
  const text = useText(listingText);
  const partName = usePartName();
  const letters = initials.map(({ letter, count }) => ({
    value: letter,
    to: addressOf(letter),
    content: (
      <>
        {letter.toUpperCase()}
        <span className={choices.count} aria-hidden="true">
          {count}
        </span>
        <VisuallyHidden>: {text.entries(count, String(count))}</VisuallyHidden>
      </>
    ),
  }));
  return (
    <ChoiceRow
      label={partName(text.letters)}
      choices={[{ value: null, to: addressOf(null), content: text.allLetters }, ...letters]}
      current={current}
    />
  );
}
