import { useText } from '@manna/shared/runtime';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { savedText } from './saved-text';
import styles from './saved.module.css';

interface SaveButtonProps {
  isSaved: boolean;
  onToggle: () => void;
}

/** Saves the search that is shown, or removes it from those that are saved. */
export function SaveButton({ isSaved, onToggle }: SaveButtonProps) {
  const text = useText(savedText);
  return (
    <button type="button" aria-pressed={isSaved} aria-label={text.save} className={styles.save} onClick={onToggle}>
      <CategoryIcon name={isSaved ? 'star-filled' : 'star'} />
      {isSaved ? text.saved : text.shortly}
    </button>
  );
}
