import type { Language } from '@manna/shared/contracts';
import {
  preferenceChoices,
  useLanguage,
  usePreferences,
  useSession,
  useSite,
  useText,
  type Preferences,
} from '@manna/shared/runtime';
import { RadioGroup, Select } from '@manna/shared/ui/controls';
import { chooseLanguage } from '../../host/appearance/choose-language';
import { KeepTranslation } from '../offline/keep-translation-setting';
import styles from './settings-modal.module.css';
import { settingsText } from './settings-text';
import { TranslationSetting } from './translation-setting';

// In their own words, so that a reader who opened the wrong one finds the way back.
const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

// From small to large, which is how a reader looks for a size.
const textSizes: readonly Preferences['textSize'][] = ['small', 'medium', 'large', 'larger', 'largest'];

/** How a reader wants the site; each change acts at once. */
export function SettingsModal() {
  const text = useText(settingsText);
  const [preferences, change] = usePreferences();
  const { profile } = useSession();
  return (
    <div className={styles.settings}>
      <noscript>{text.needsScript}</noscript>
      <TranslationSetting value={preferences.translationId} onChange={(translationId) => change({ translationId })} />
      <Select
        label={text.theme}
        options={preferenceChoices.theme.map((value) => ({ value, label: text[`theme-${value}`] }))}
        value={preferences.theme}
        onChange={(theme) => change({ theme })}
      />
      <Select
        label={text.textSize}
        options={textSizes.map((value) => ({ value, label: text[`textSize-${value}`] }))}
        value={preferences.textSize}
        onChange={(textSize) => change({ textSize })}
      />
      <RadioGroup
        label={text.motion}
        look="segmented"
        options={preferenceChoices.motion.map((value) => ({ value, label: text[`motion-${value}`] }))}
        value={preferences.motion}
        onChange={(motion) => change({ motion })}
      />
      <LanguageSetting onChange={(language) => change({ language })} />
      <KeepTranslation />
      <p className={styles.note}>{profile ? text.everywhere : text.here}</p>
    </div>
  );
}

/** The page comes anew in the language, from the server. */
function LanguageSetting({ onChange }: { onChange: (language: Language) => void }) {
  const text = useText(settingsText);
  const { languages } = useSite();
  const language = useLanguage();
  if (languages.length < 2) return null;
  return (
    <RadioGroup
      label={text.language}
      look="segmented"
      options={languages.map((value) => ({ value, label: languageNames[value] }))}
      value={language}
      onChange={(chosen) => {
        onChange(chosen);
        chooseLanguage(chosen);
      }}
    />
  );
}
