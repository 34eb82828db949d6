import { bookmarkDetails, type AllBookmarkDetails } from '@manna/shared/domain';
import { defineUserState, isBookmarked, useBookmarks, useText, useUserState, type Trail } from '@manna/shared/runtime';
import { CategoryIcon } from '@manna/shared/ui/controls';
import styles from './bookmark-star.module.css';
import { bookmarkText } from './bookmark-text';

const detailsState = defineUserState<AllBookmarkDetails>(bookmarkDetails);

interface BookmarkStarProps {
  /** The crumbs that lead to the page, the page itself last. */
  trail: Trail;
  /** Shows the label; by default only screen readers get it. */
  labelled?: boolean;
  /** Called with the star right before the bookmark changes. */
  onToggle?: (star: HTMLElement) => void;
}

/** Adds or removes a bookmark. Only signed-in readers see it. */
export function BookmarkStar({ trail, labelled = false, onToggle }: BookmarkStarProps) {
  const text = useText(bookmarkText);
  const { bookmarks, toggle } = useBookmarks();
  const [, setDetails] = useUserState(detailsState);
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
        setDetails((before) => {
          const others = Object.fromEntries(Object.entries(before).filter(([path]) => path !== page.path));
          return isSet ? others : { ...others, [page.path]: { labels: [], addedAt: Date.now() } };
        });
      }}
    >
      <CategoryIcon name={isSet ? 'star-filled' : 'star'} />
      {labelled && text.addThis}
    </button>
  );
}
