import { useRef } from 'react';
import type { AllBookmarkDetails } from '@manna/shared/domain';
import { announce, Link, useLanguage, useText, type Trail } from '@manna/shared/runtime';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { detailsOf, pathOf, titleOf } from './arrange-bookmarks';
import styles from '../../parts/collection.module.css';
import { bookmarkListText } from './bookmarks-text';
import { ROW } from './use-dragging';

interface BookmarkRowProps {
  trail: Trail;
  details: AllBookmarkDetails;
  isSelected: boolean;
  onSelect: () => void;
  /** The position in the list; only if the reader orders it by hand. */
  place?: { index: number; total: number };
  isDragged?: boolean;
  onDrag?: () => void;
  onMove?: (by: -1 | 1) => void;
}

/** A bookmark in the list of the reader's own: to open, to select, and to move if the order is by hand. */
export function BookmarkRow({
  trail,
  details,
  isSelected,
  onSelect,
  place,
  isDragged,
  onDrag,
  onMove,
}: BookmarkRowProps) {
  const text = useText(bookmarkListText);
  const title = titleOf(trail);
  return (
    <li className={styles.row} {...{ [ROW]: pathOf(trail) }} data-dragged={isDragged === true ? '' : undefined}>
      <label className={styles.select}>
        <input type="checkbox" aria-label={text.select(title)} checked={isSelected} onChange={onSelect} />
      </label>
      <BookmarkLink trail={trail} details={details} />
      {place && onMove && (
        <MoveButtons
          place={place}
          title={title}
          onMove={(by) => {
            onMove(by);
            announce(text.moved(title, place.index + 1 + by, place.total));
          }}
          {...(onDrag && { onDrag })}
        />
      )}
    </li>
  );
}

/** A page with its icon, breadcrumbs, labels and date. */
export function BookmarkLink({ trail, details }: { trail: Trail; details?: AllBookmarkDetails }) {
  const text = useText(bookmarkListText);
  const language = useLanguage();
  const page = trail.at(-1);
  if (!page) return null;
  const icon = trail.findLast((crumb) => crumb.icon !== undefined);
  const before = trail.slice(0, -1).map(({ fragment }) => fragment);
  const { labels, addedAt } = detailsOf(details ?? {}, page.path);
  const day = addedAt > 0 ? new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(addedAt) : undefined;
  const notes = [page.description ?? before.join(' / '), day === undefined ? '' : text.addedOn(day)];
  return (
    <div className={styles.page}>
      <Link to={page.path} className={styles.link}>
        <span className={styles.icon} data-accent={icon?.iconColor}>
          <CategoryIcon name={icon?.icon ?? 'star'} />
        </span>
        <span className={styles.title} lang={page.language}>
          {page.fragment}
        </span>
      </Link>
      <p className={styles.notes}>{notes.filter((note) => note !== '').join(' · ')}</p>
      {labels.length > 0 && (
        <ul className={styles.labels} aria-label={text.labels}>
          {labels.map((label) => (
            <li key={label} className={styles.label}>
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface MoveButtonsProps {
  place: { index: number; total: number };
  title: string;
  onMove: (by: -1 | 1) => void;
  onDrag?: () => void;
}

function MoveButtons({ place: { index, total }, title, onMove, onDrag }: MoveButtonsProps) {
  const text = useText(bookmarkListText);
  const box = useRef<HTMLDivElement>(null);
  // A button at the end of the list is disabled and loses the focus, which stays in the row.
  const move = (by: -1 | 1) => {
    onMove(by);
    const isAtEnd = by === -1 ? index === 1 : index === total - 2;
    if (isAtEnd) box.current?.querySelector<HTMLElement>(by === -1 ? 'button:last-of-type' : 'button')?.focus();
  };
  return (
    <div ref={box} className={styles.moves}>
      <button
        type="button"
        aria-label={text.moveUp(title)}
        className={styles.move}
        disabled={index === 0}
        onClick={() => move(-1)}
      >
        <CategoryIcon name="chevron-up" />
      </button>
      <button
        type="button"
        aria-label={text.moveDown(title)}
        className={styles.move}
        disabled={index === total - 1}
        onClick={() => move(1)}
      >
        <CategoryIcon name="chevron-down" />
      </button>
      {/* The buttons do the same without a pointer. */}
      <span
        aria-hidden="true"
        title={text.drag}
        className={styles.handle}
        onPointerDown={(event) => {
          event.preventDefault();
          onDrag?.();
        }}
      >
        ⠿
      </span>
    </div>
  );
}
