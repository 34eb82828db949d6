import { useId, useState, type SyntheticEvent } from 'react';
import type { AllBookmarkDetails } from '@manna/shared/domain';
import { useText, type Trail } from '@manna/shared/runtime';
import { Button, Icon } from '@manna/shared/ui';
import { LONGEST_LABEL } from '../../archive/archive-schema';
import { ConfirmedButton } from '../../parts/confirmed-button';
import { labelsOf } from './arrange-bookmarks';
import styles from '../../parts/collection.module.css';
import { bookmarkListText } from './bookmarks-text';
import { SharePanel } from './share-panel';

interface SelectionBarProps {
  shown: readonly Trail[];
  selected: readonly Trail[];
  /** Number of all bookmarks. */
  total: number;
  details: AllBookmarkDetails;
  /** Labels to choose from. */
  labels: readonly string[];
  onSelectAll: () => void;
  onSelectNone: () => void;
  onAddLabel: (label: string) => void;
  onRemoveLabel: (label: string) => void;
  onDelete: () => void;
}

/** How many bookmarks are shown and selected, and what can be done with the selected ones. */
export function SelectionBar(props: SelectionBarProps) {
  const { shown, selected, total, details, labels, onSelectAll, onSelectNone, onDelete } = props;
  const text = useText(bookmarkListText);
  const [isSharing, setSharing] = useState(false);
  const isAll = selected.length === shown.length;
  return (
    <section className={styles.bar} aria-label={text.actions}>
      <div className={styles.counts}>
        <p role="status">{selected.length > 0 ? text.selected(selected.length) : text.shown(shown.length, total)}</p>
        {shown.length > 0 && (
          <Button onClick={isAll ? onSelectNone : onSelectAll}>{isAll ? text.selectNone : text.selectAll}</Button>
        )}
      </div>
      {selected.length > 0 && (
        <div className={styles.actions}>
          <LabelForm labels={labels} onAdd={props.onAddLabel} />
          <ul className={styles.labels} aria-label={text.labels}>
            {labelsOf(selected, details).map(([label]) => (
              <li key={label}>
                <button
                  type="button"
                  aria-label={text.removeLabel(label)}
                  className={styles.chip}
                  onClick={() => props.onRemoveLabel(label)}
                >
                  {label}
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
          <div className={styles.buttons}>
            <Button icon="share" onClick={() => setSharing(!isSharing)}>
              {text.share}
            </Button>
            <ConfirmedButton
              label={text.delete}
              question={text.deleteQuestion(selected.length)}
              confirm={text.delete}
              onConfirm={onDelete}
            />
          </div>
          {isSharing && <SharePanel trails={selected} onClose={() => setSharing(false)} />}
        </div>
      )}
    </section>
  );
}

function LabelForm({ labels, onAdd }: { labels: readonly string[]; onAdd: (label: string) => void }) {
  const text = useText(bookmarkListText);
  const id = useId();
  const [typed, setTyped] = useState('');
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const label = typed.trim();
    if (label === '') return;
    onAdd(label);
    setTyped('');
  };
  return (
    <form className={styles.form} onSubmit={add}>
      <label htmlFor={id} className={styles.formLabel}>
        {text.label}
      </label>
      <div className={styles.formRow}>
        <input
          id={id}
          list={`${id}-labels`}
          className={styles.input}
          maxLength={LONGEST_LABEL}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <datalist id={`${id}-labels`}>
          {labels.map((label) => (
            <option key={label} value={label} />
          ))}
        </datalist>
        <button type="submit" className={styles.submit}>
          {text.addLabel}
        </button>
      </div>
    </form>
  );
}
