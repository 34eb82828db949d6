import { preferenceChoices, usePreferences, useText } from '@manna/shared/runtime';
import { RadioGroup, Switch } from '@manna/shared/ui/controls';
import { optionsText } from './options-text';
import styles from './reading-options.module.css';
import { TextSize } from './text-size';

/** How a reader wants a text set; each change is seen at once in the text beside it. */
export function ReadingOptions() {
  const text = useText(optionsText);
  const [preferences, change] = usePreferences();
  return (
    <div className={styles.options}>
      <TextSize value={preferences.textSize} onChange={(textSize) => change({ textSize })} />
      <RadioGroup
        label={text.measure}
        look="segmented"
        options={preferenceChoices.measure.map((value) => ({ value, label: text[`measure-${value}`] }))}
        value={preferences.measure}
        onChange={(measure) => change({ measure })}
      />
      <RadioGroup
        label={text.verses}
        look="segmented"
        options={preferenceChoices.verses.map((value) => ({ value, label: text[`verses-${value}`] }))}
        value={preferences.verses}
        onChange={(verses) => change({ verses })}
      />
      <RadioGroup
        label={text.theme}
        look="segmented"
        options={preferenceChoices.theme.map((value) => ({ value, label: text[`theme-${value}`] }))}
        value={preferences.theme}
        onChange={(theme) => change({ theme })}
      />
      <Switch
        label={text.verseNumbers}
        checked={preferences.verseNumbers === 'shown'}
        onChange={(isShown) => change({ verseNumbers: isShown ? 'shown' : 'hidden' })}
      />
      <Switch
        label={text.redLetters}
        checked={preferences.redLetters === 'shown'}
        onChange={(isShown) => change({ redLetters: isShown ? 'shown' : 'hidden' })}
      />
    </div>
  );
}
