import { useId } from 'react';
import { announce, sitePreferences, usePreference, useText } from '@manna/shared/runtime';
import { Button, VisuallyHidden } from '@manna/shared/ui';
import { optionsText } from './options-text';
import styles from './reading-options.module.css';

const sizes = sitePreferences.textSize.choices;

/** Buttons that make the text one step smaller or larger. */
export function TextSize() {
  const text = useText(optionsText);
  const [value, choose] = usePreference(sitePreferences.textSize);
  const name = useId();
  const step = (by: 1 | -1) => {
    const size = sizes[sizes.indexOf(value) + by];
    if (!size) return;
    choose(size);
    announce(text[`textSize-${size}`]);
  };
  return (
    <div role="group" aria-labelledby={name}>
      <p id={name} className={styles.name}>
        {text.textSize}
      </p>
      <div className={styles.size}>
        <Button disabled={value === sizes[0]} onClick={() => step(-1)}>
          <VisuallyHidden>{text.smaller}</VisuallyHidden>
          <span className={styles.small} aria-hidden="true">
            A
          </span>
        </Button>
        <span>{text[`textSize-${value}`]}</span>
        <Button disabled={value === sizes.at(-1)} onClick={() => step(1)}>
          <VisuallyHidden>{text.larger}</VisuallyHidden>
          <span className={styles.large} aria-hidden="true">
            A
          </span>
        </Button>
      </div>
    </div>
  );
}
