import { useLanguage, useText } from '@manna/shared/runtime';
import type { OtherTranslation } from '../engine/worker/protocol';
import { bibleToolsText } from './bible-tools-text';
import { translationsText } from './translations-text';
import styles from './filter-buttons.module.css';

const BYTES_OF_MB = 1_000_000;

export interface TranslationsSwitchProps {
  /** The translations beside the site's own. */
  others: readonly OtherTranslation[];
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether verses are searched in every translation; what that downloads, and what of it is still missing. */
export function TranslationsSwitch({ others, isOn, onChange }: TranslationsSwitchProps) {
  const text = useText(translationsText);
  const { everyTranslation } = useText(bibleToolsText);
  const language = useLanguage();
  const namesOf = (...states: readonly OtherTranslation['state'][]) =>
    others.filter(({ state }) => states.includes(state)).map(({ name }) => name);
  const missing = namesOf('waiting', 'pending');
  const failed = namesOf('error');
  const bytes = others.reduce((sum, other) => sum + (missing.includes(other.name) ? other.bytes : 0), 0);
  const megabytes = (bytes / BYTES_OF_MB).toLocaleString(language, { maximumFractionDigits: 1 });
  const notes = [
    ...(missing.length > 0 ? [isOn ? text.loading(missing.join(', ')) : text.download(megabytes)] : []),
    ...(isOn && failed.length > 0 ? [text.failed(failed.join(', '))] : []),
  ];
  return (
    <>
      {isOn && (
        <noscript>
          <p>{text.oneTranslation}</p>
        </noscript>
      )}
      <div className={styles.filters}>
        <button type="button" aria-pressed={isOn} className={styles.filter} onClick={() => onChange(!isOn)}>
          {everyTranslation}
        </button>
        <small role="status" className={styles.note}>
          {notes.join(' ')}
        </small>
      </div>
    </>
  );
}
