import { sitePreferences, usePreference, useText } from '@manna/shared/runtime';
import { RadioGroup, Switch } from '@manna/shared/ui/controls';
import { redLettersPreference, verseNumbersPreference, versesPreference } from '../../translation/preferences';
import { columnsPreference } from './columns-preference';
import { optionsText } from './options-text';
import styles from './reading-options.module.css';
import { TextSize } from './text-size';

/** The controls of reading options; the text beside them changes at once. */
export function ReadingOptions() {
  const text = useText(optionsText);
  const [measure, chooseMeasure] = usePreference(sitePreferences.measure);
  const [verses, chooseVerses] = usePreference(versesPreference);
  const [columns, chooseColumns] = usePreference(columnsPreference);
  const [theme, chooseTheme] = usePreference(sitePreferences.theme);
  const [verseNumbers, chooseVerseNumbers] = usePreference(verseNumbersPreference);
  const [redLetters, chooseRedLetters] = usePreference(redLettersPreference);
  return (
    <div className={styles.options}>
      <TextSize />
      <RadioGroup
        label={text.measure}
        look="segmented"
        options={sitePreferences.measure.choices.map((value) => ({ value, label: text[`measure-${value}`] }))}
        value={measure}
        onChange={chooseMeasure}
      />
      <RadioGroup
        label={text.verses}
        look="segmented"
        options={versesPreference.choices.map((value) => ({ value, label: text[`verses-${value}`] }))}
        value={verses}
        onChange={chooseVerses}
      />
      <div className={styles.columns}>
        <RadioGroup
          label={text.columns}
          look="segmented"
          options={columnsPreference.choices.map((value) => ({ value, label: text[`columns-${value}`] }))}
          value={columns}
          onChange={chooseColumns}
        />
      </div>
      <RadioGroup
        label={text.theme}
        look="segmented"
        options={sitePreferences.theme.choices.map((value) => ({ value, label: text[`theme-${value}`] }))}
        value={theme}
        onChange={chooseTheme}
      />
      <Switch
        label={text.verseNumbers}
        checked={verseNumbers === 'shown'}
        onChange={(isShown) => chooseVerseNumbers(isShown ? 'shown' : 'hidden')}
      />
      <Switch
        label={text.redLetters}
        checked={redLetters === 'shown'}
        onChange={(isShown) => chooseRedLetters(isShown ? 'shown' : 'hidden')}
      />
    </div>
  );
}
