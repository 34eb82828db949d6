import { isBookmarked, useBookmarks, useText, type Trail } from '@manna/shared/runtime';
import { CategoryIcon } from '@manna/shared/ui/controls';
import styles from './bookmark-star.module.css';
import { bookmarkText } from './bookmark-text';

interface BookmarkStarProps {
  /** The way to the page, itself last. */
  trail: Trail;
  /** Shows its words too; by default they are read out only. */
  labelled?: boolean;
  /** Told right before the bookmark changes, with the star. */
  onToggle?: (star: HTMLElement) => void;
}

/** Bookmarks a page or takes its bookmark away; for signed-in readers, nothing for others. */
export function BookmarkStar({ trail, labelled = false, onToggle }: BookmarkStarProps) {
  const text = useText(bookmarkText);
  const { bookmarks, toggle } = useBookmarks();
  const page = trail.at(-1);
  if (!toggle || !page) return null;
  const isSet = isBookmarked(bookmarks, page.path);
  return (
    <button
      type="button"
      aria-pressed={isSet}
      aria-label={labelled ? undefined : text.add(page.fragment)}
      className={labelled ? styles.labelled : styles.star}
      onClick={({ currentTarget }) => {
        onToggle?.(currentTarget);
        toggle(trail);
      }}
    >
      <CategoryIcon name={isSet ? 'star-filled' : 'star'} />
      {labelled && text.addThis}
    </button>
  );
}
