import { Link, usePartName, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { listAddress } from './list-address';
import { listingText } from './listing-text';
import type { EntryListData } from './load-entry-list';
import styles from '../../names/choices.module.css';

interface LetterBarProps {
  /** Path of the list. */
  path: string;
  initials: EntryListData['initials'];
  /** The letter that is shown; null for all. */
  current: string | null;
}

/** The first letters of a list, each a link to the entries that begin with it. */
export function LetterBar({ path, initials, current }: LetterBarProps) {
  const text = useText(listingText);
  const partName = usePartName();
  return (
    <nav aria-label={partName(text.letters)}>
      <ul className={styles.choices}>
        <li>
          <Link to={path} className={styles.choice} aria-current={current === null ? 'true' : undefined}>
            {text.allLetters}
          </Link>
        </li>
        {initials.map(({ letter, count }) => (
          <li key={letter}>
            <Link
              to={listAddress(path, { letter })}
              className={styles.choice}
              aria-current={letter === current ? 'true' : undefined}
            >
              {letter.toUpperCase()}
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
              <VisuallyHidden>: {text.entries(count, String(count))}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
