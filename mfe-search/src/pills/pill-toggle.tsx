import { use } from 'react';
import { useText } from '@manna/shared/runtime';
import { CheckIcon } from './check-icon';
import { isSamePill, type FilterPill } from './filter-pill';
import { pillText } from './pill-text';
import { PillsContext } from './pills-context';
import styles from './pills.module.css';

/** A button beside an entity that limits the search to what is related to it. Nothing where pills are not used. */
export function PillToggle({ pill }: { pill: FilterPill }) {
  const text = useText(pillText);
  const search = use(PillsContext);
  if (!search) return null;
  const isSet = search.pills.some((each) => isSamePill(each, pill));
  const name = text.relatedTo(pill.look?.label ?? pill.id);
  return (
    <button
      type="button"
      aria-pressed={isSet}
      aria-label={name}
      title={name}
      className={styles.toggle}
      onClick={() => search.toggle(pill)}
    >
      <CheckIcon isChecked={isSet} />
    </button>
  );
}
