import type { DataClient } from '@manna/shared/contracts';
import { useText } from '@manna/shared/runtime';
import { Select } from '@manna/shared/ui/controls';
import { TranslationChoicesDocument } from '../../generated/graphql';
import { settingsText } from './settings-text';
import { useAnswer } from '../site-pages/use-answer';

const askTranslations = (data: DataClient) =>
  data.query(TranslationChoicesDocument, {}).then(({ translations }) => translations);

/** The translation that the Bible opens in, by its id; until the list is there, and without it, the one that is set. */
export function TranslationSetting({ value, onChange }: { value: string; onChange: (translationId: string) => void }) {
  const text = useText(settingsText);
  const answer = useAnswer(askTranslations);
  const offered = answer.status === 'answered' ? answer.result : [];
  const choices = offered.map(({ slug, name, shortName }) => ({
    value: slug.toUpperCase(),
    label: `${shortName} - ${name}`,
  }));
  const options = choices.some((choice) => choice.value === value) ? choices : [{ value, label: value }, ...choices];
  return <Select label={text.translation} options={options} value={value} onChange={onChange} />;
}
