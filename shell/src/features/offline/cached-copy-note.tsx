import { useLanguage, useText } from '@manna/shared/runtime';
import { offlineText } from './offline-text';
import styles from './offline-notes.module.css';

/** The note that the page is a copy from this device, with its date. */
export function CachedCopyNote({ cachedAt }: { cachedAt: Date }) {
  const text = useText(offlineText);
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={styles.note}>
      <p>
        {text.copy} <time dateTime={cachedAt.toISOString()}>{text.savedOn(format.format(cachedAt))}</time>
      </p>
    </div>
  );
}
