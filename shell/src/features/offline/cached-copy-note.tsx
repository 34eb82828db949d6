import { useLanguage, useText } from '@manna/shared/runtime';
import { offlineText } from './offline-text';
import styles from './offline-notes.module.css';

/** The note that the page is a copy from this device, with its date if that is known. */
export function CachedCopyNote({ savedAt }: { savedAt: Date | undefined }) {
  const text = useText(offlineText);
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={styles.note}>
      <p>
        {text.copy} {savedAt && <time dateTime={savedAt.toISOString()}>{text.savedOn(format.format(savedAt))}</time>}
      </p>
    </div>
  );
}
