import { useRef, useState } from 'react';
import { accountPaths } from '@manna/shared/domain';
import { useText, type Trail } from '@manna/shared/runtime';
import { Actions, Alert, Button } from '@manna/shared/ui';
import { Field } from '@manna/shared/ui/controls';
import styles from '../../parts/collection.module.css';
import { sharedListText } from './bookmarks-text';
import { listFragment } from './list-link';

/** The link to a list of pages, with a name that the reader can give it. */
export function SharePanel({ trails, onClose }: { trails: readonly Trail[]; onClose: () => void }) {
  const text = useText(sharedListText);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const fragment = listFragment({ name, trails });
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      // Without permission or clipboard the reader copies it by hand.
      field.current?.focus();
      field.current?.select();
      setOutcome('selected');
    }
  };
  const link = fragment === undefined ? undefined : location.origin + accountPaths.bookmarks + fragment;
  return (
    <section className={styles.share} aria-label={text.share}>
      <Field label={text.name}>
        {(control) => (
          <input {...control} maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      {link === undefined ? (
        <Alert status="warning" readOnly>
          {text.tooLong}
        </Alert>
      ) : (
        <>
          <Field label={text.link} help={text.onlyLink}>
            {(control) => <input {...control} ref={field} dir="ltr" readOnly value={link} />}
          </Field>
          <Actions>
            <Button look="filled" onClick={() => void copy(link)}>
              {text.copy}
            </Button>
            <Button onClick={onClose}>{text.close}</Button>
          </Actions>
          <p role="status" className={styles.outcome}>
            {outcome && text[outcome]}
          </p>
        </>
      )}
    </section>
  );
}
