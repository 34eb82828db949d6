import { useEffect, useState } from 'react';
import { reportFailure, useData, usePreference, useSite, useText } from '@manna/shared/runtime';
import { Select } from '@manna/shared/ui/controls';
import { TranslationChoicesDocument, type TranslationChoicesQuery } from '../../generated/graphql';
import { translationPreference } from '../../translation/preferences';
import { settingsText } from './settings-text';

type Choices = TranslationChoicesQuery['translations'];

/** The setting for the translation in which the Bible opens. */
export function TranslationSetting() {
  const text = useText(settingsText);
  const { defaultTranslation } = useSite();
  const [preferred, choose] = usePreference(translationPreference);
  const data = useData();
  const [offered, setOffered] = useState<Choices>([]);
  useEffect(() => {
    let isCurrent = true;
    data.query(TranslationChoicesDocument, {}).then(
      ({ translations }) => isCurrent && setOffered(translations),
      (error: unknown) => reportFailure(error, 'settings'),
    );
    return () => {
      isCurrent = false;
    };
  }, [data]);
  const value = preferred ?? defaultTranslation;
  const choices = offered.map(({ slug, name, shortName }) => ({ value: slug, label: `${shortName} - ${name}` }));
  // Shows the current value until the list is loaded, or if loading fails.
  const options = choices.some((choice) => choice.value === value)
    ? choices
    : [{ value, label: value.toUpperCase() }, ...choices];
  return <Select label={text.translation} options={options} value={value} onChange={choose} />;
}
