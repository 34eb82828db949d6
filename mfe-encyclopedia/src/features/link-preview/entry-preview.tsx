import type { LinkPreviewProps } from '@manna/shared/contracts';
import { useData, useText } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import { EntryPreviewDocument } from '../../generated/graphql';
import { entryPreviewText } from './entry-preview-text';
import styles from './entry-preview.module.css';

/** Who or what an entry is about, in a few lines. */
export function EntryPreview({ path }: LinkPreviewProps) {
  const text = useText(entryPreviewText);
  const data = useData();
  const answer = useAnswer(() => data.query(EntryPreviewDocument, { path: path.replace(/[?#].*$/, '') }), [data, path]);
  if (answer.status === 'loading') return <p className={styles.note}>{text.loading}</p>;
  const entry = answer.status === 'answered' ? answer.result.entryByPath.entry : null;
  if (!entry) return <p className={styles.note}>{text.failed}</p>;
  return (
    <div lang="en">
      <p>
        <b>{entry.name}</b> {entry.title && <span className={styles.note}>{entry.title}</span>}
      </p>
      <p>{entry.summary}</p>
    </div>
  );
}
