import { useId, useState, type RefObject } from 'react';
import { useText } from '@manna/shared/runtime';
import { Button, formatCount, VisuallyHidden } from '@manna/shared/ui';
import type { SearchFill } from '../engine/worker/protocol';
import { gapFillsText } from './gap-fills-text';
import styles from './gap-fills.module.css';

/** More would hide the results on a phone. */
const SHOWN_AT_FIRST = 8;

interface GapFillsProps {
  fills: readonly SearchFill[] | undefined;
  /** Takes the focus from a chosen button, which disappears, unless it was clicked: a phone would open its keyboard. */
  field: RefObject<HTMLInputElement | null>;
  onChoose: (query: string) => void;
}

/** What fills the gaps of a phrase, each a button that searches for exactly that. Nothing if nothing does. */
export function GapFills({ fills = [], field, onChoose }: GapFillsProps) {
  const text = useText(gapFillsText);
  const id = useId();
  const [areAllShown, setAllShown] = useState(false);
  if (fills.length === 0) return null;
  const hidden = areAllShown ? 0 : Math.max(fills.length - SHOWN_AT_FIRST, 0);
  return (
    <section className={styles.fills}>
      <h2 id={id} className={styles.heading}>
        {text.heading}
      </h2>
      <ul aria-labelledby={id} className={styles.list}>
        {fills.slice(0, fills.length - hidden).map(({ words, query, count }) => (
          <li key={query}>
            <button
              type="button"
              className={styles.fill}
              onClick={({ detail }) => {
                onChoose(query);
                if (detail === 0) field.current?.focus();
              }}
            >
              <span lang="en">{words}</span> <VisuallyHidden>{text.verses(count)}</VisuallyHidden>
              <span aria-hidden="true" className={styles.count}>
                {formatCount(count)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && <Button onClick={() => setAllShown(true)}>{text.showMore(hidden)}</Button>}
    </section>
  );
}
