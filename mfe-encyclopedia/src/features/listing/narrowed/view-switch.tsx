import { Link, usePartName, useText } from '@manna/shared/runtime';
import choices from '../../../names/choices.module.css';
import { choicesAddress, listViews, type ListChoices } from './list-choices';
import { viewNames, narrowedText } from './narrowed-text';
import styles from './narrowed.module.css';

interface ViewSwitchProps {
  /** Path of the list. */
  path: string;
  choices: ListChoices;
  /** The reader follows a link. */
  onFollow: () => void;
}

/** Links to the views of a list. */
export function ViewSwitch({ path, choices: made, onFollow }: ViewSwitchProps) {
  const text = useText(narrowedText);
  const names = useText(viewNames);
  const partName = usePartName();
  return (
    <nav aria-label={partName(text.view)} className={styles.views}>
      {listViews.map((view) => (
        <Link
          key={view}
          to={choicesAddress(path, { ...made, view })}
          rel="nofollow"
          onClick={onFollow}
          className={choices.choice}
          aria-current={view === made.view ? 'true' : undefined}
        >
          {names[view]}
        </Link>
      ))}
    </nav>
  );
}
