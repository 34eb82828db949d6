import { useText } from '@manna/shared/runtime';
import { importText } from './archive-text';
import styles from './import-dialog.module.css';
import { changesAnything, type ImportPlan, type PartChange } from './plan-import';

/** A list of more names helps nobody. */
const MOST_NAMES = 50;

/** What an import adds, changes and removes, with the names of the pages. */
export function ImportPreview({ plan }: { plan: ImportPlan }) {
  const text = useText(importText);
  return (
    <section aria-label={text.preview} className={styles.preview}>
      <h3 className={styles.heading}>{text.preview}</h3>
      {changesAnything(plan) ? (
        <>
          <Part title={text.bookmarks} change={plan.bookmarks} />
          <Part title={text.notes} change={plan.notes} />
          <Part title={text.history} change={plan.history} />
          <Part title={text.preferences} change={plan.preferences} hasNames={false} />
          <Part title={text.others} change={plan.others} hasNames={false} />
        </>
      ) : (
        <p>{text.nothing}</p>
      )}
    </section>
  );
}

interface PartProps {
  title: string;
  change: PartChange;
  /** Whether the items have names for readers; settings have none. */
  hasNames?: boolean;
}

function Part({ title, change, hasNames = true }: PartProps) {
  const text = useText(importText);
  const kinds = (['added', 'changed', 'removed'] as const).filter((kind) => change[kind].length > 0);
  if (kinds.length === 0) return null;
  return (
    <div>
      <h4 className={styles.part}>{title}</h4>
      <ul>
        {kinds.map((kind) => {
          const count = text[kind](change[kind].length);
          return (
            <li key={kind} data-kind={kind}>
              {hasNames ? (
                <details>
                  <summary>{count}</summary>
                  <NameList names={change[kind]} />
                </details>
              ) : (
                count
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The first names of a list, and how many more there are. */
export function NameList({ names }: { names: readonly string[] }) {
  const text = useText(importText);
  return (
    <ul className={styles.names}>
      {names.slice(0, MOST_NAMES).map((name, index) => (
        <li key={index}>{name}</li>
      ))}
      {names.length > MOST_NAMES && <li>{text.more(names.length - MOST_NAMES)}</li>}
    </ul>
  );
}
