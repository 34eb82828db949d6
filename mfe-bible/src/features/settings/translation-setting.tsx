import { translationPreference } from '@manna/shared/domain';
import { reportFailure, useData, usePreference, useSite, useText } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import { Select } from '@manna/shared/ui/controls';
import { TranslationChoicesDocument } from '../../generated/graphql';
import { settingsText } from './settings-text';

/** The setting for the translation in which the Bible opens. */
export function TranslationSetting() {
  const text = useText(settingsText);
  const { defaultTranslation } = useSite();
  const [preferred, choose] = usePreference(translationPreference);
  const data = useData();
  const answer = useAnswer(
    () => data.query(TranslationChoicesDocument, {}),
    [data],
    (error) => reportFailure(error, 'settings'),
  );
  const offered = answer.status === 'answered' ? answer.result.translations : [];
  const value = preferred ?? defaultTranslation;
  const choices = offered.map(({ slug, name, shortName }) => ({ value: slug, label: `${shortName} - ${name}` }));
  // Shows the current value until the list is loaded, or if loading fails.
  const options = choices.some((choice) => choice.value === value)
    ? choices
    : [{ value, label: value.toUpperCase() }, ...choices];
  return <Select label={text.translation} options={options} value={value} onChange={choose} />;
}
