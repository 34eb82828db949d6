import { formatCount, VisuallyHidden } from '@manna/shared/ui';
import styles from './filter-buttons.module.css';

interface FilterChoice {
  /** Undefined for all. */
  value: string | undefined;
  label: string;
  count: number;
}

interface FilterButtonsProps {
  /** What is filtered, for screen readers. */
  label: string;
  choices: readonly FilterChoice[];
  chosen: string | undefined;
  /** The number of results in words, for screen readers. */
  countText: (count: number) => string;
  onChoose: (value: string | undefined) => void;
}

/** Buttons of which one is pressed. Pressing it again chooses all. */
export function FilterButtons({ label, choices, chosen, countText, onChoose }: FilterButtonsProps) {
  return (
    <div role="group" aria-label={label} className={styles.filters}>
      {choices.map(({ value, label: name, count }) => (
        <button
          key={value ?? ''}
          type="button"
          aria-pressed={value === chosen}
          className={styles.filter}
          onClick={() => onChoose(value === chosen ? undefined : value)}
        >
          {name} <VisuallyHidden>{countText(count)}</VisuallyHidden>
          <span aria-hidden="true" className={styles.count}>
            {formatCount(count)}
          </span>
        </button>
      ))}
    </div>
  );
}
