import { Fragment, type ReactNode } from 'react';
import type { Language } from '@manna/shared/contracts';
import {
  languagePreference,
  sitePreferences,
  useExtensions,
  useLanguage,
  usePreference,
  useSession,
  useSite,
  useText,
} from '@manna/shared/runtime';
import { RadioGroup, Select } from '@manna/shared/ui/controls';
import { chooseLanguage } from '../../host/appearance/choose-language';
import { PartFailed } from '../../host/components/part-failed';
import { ExtensionPart } from '../../host/slots/extension-part';
import { settingsText } from './settings-text';
import styles from './settings-modal.module.css';

// In its own language, so that a reader who chose the wrong one can find their own.
const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

const { theme, textSize, motion } = sitePreferences;

/** Positions of the shell's own fields among those of pillars. */
const ownFields: readonly { order: number; key: string; field: ReactNode }[] = [
  { order: 20, key: 'theme', field: <ThemeSetting /> },
  { order: 30, key: 'textSize', field: <TextSizeSetting /> },
  { order: 40, key: 'motion', field: <MotionSetting /> },
  { order: 50, key: 'language', field: <LanguageSetting /> },
];

/** The reader's settings; each change applies at once. */
export function SettingsModal() {
  const text = useText(settingsText);
  const { profile } = useSession();
  const fields = useExtensions('settingsFields').map(({ key, pillar, id, order }) => ({
    order,
    key,
    field: (
      <ExtensionPart
        slot="settingsFields"
        pillar={pillar}
        id={id}
        waiting={<div className={styles.waiting} />}
        failed={(retry) => <PartFailed retrying={false} onRetry={retry} />}
      >
        {(Field) => <Field />}
      </ExtensionPart>
    ),
  }));
  return (
    <div className={styles.settings}>
      <noscript>{text.needsScript}</noscript>
      {[...ownFields, ...fields]
        .sort((one, other) => one.order - other.order)
        .map(({ key, field }) => (
          <Fragment key={key}>{field}</Fragment>
        ))}
      <p className={styles.note}>{profile ? text.everywhere : text.here}</p>
    </div>
  );
}

function ThemeSetting() {
  const text = useText(settingsText);
  const [value, choose] = usePreference(theme);
  const options = theme.choices.map((choice) => ({ value: choice, label: text[`theme-${choice}`] }));
  return <Select label={text.theme} options={options} value={value} onChange={choose} />;
}

function TextSizeSetting() {
  const text = useText(settingsText);
  const [value, choose] = usePreference(textSize);
  const options = textSize.choices.map((choice) => ({ value: choice, label: text[`textSize-${choice}`] }));
  return <Select label={text.textSize} options={options} value={value} onChange={choose} />;
}

function MotionSetting() {
  const text = useText(settingsText);
  const [value, choose] = usePreference(motion);
  const options = motion.choices.map((choice) => ({ value: choice, label: text[`motion-${choice}`] }));
  return <RadioGroup label={text.motion} look="segmented" options={options} value={value} onChange={choose} />;
}

/** The server renders the page again in the chosen language. */
function LanguageSetting() {
  const text = useText(settingsText);
  const { languages } = useSite();
  const language = useLanguage();
  const [, choose] = usePreference(languagePreference);
  if (languages.length < 2) return null;
  return (
    <RadioGroup
      label={text.language}
      look="segmented"
      options={languages.map((value) => ({ value, label: languageNames[value] }))}
      value={language}
      onChange={(chosen) => {
        choose(chosen);
        chooseLanguage(chosen);
      }}
    />
  );
}
