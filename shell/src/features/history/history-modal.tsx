import { useRef } from 'react';
import { labelOf } from '@manna/shared/domain';
import {
  Link,
  useBookmarks,
  useExtensions,
  useLanguage,
  useRecentPages,
  useSession,
  useText,
  type Trail,
} from '@manna/shared/runtime';
import { BookmarkStar } from '../../host/components/bookmark-star';
import { useAccountLinks } from '../../host/components/use-account-links';
import styles from './history-modal.module.css';
import { historyText } from './history-text';
import { TrailIcon } from './trail-icon';

/** The pages that the reader visited last, and their bookmarks. */
export function HistoryModal() {
  const text = useText(historyText);
  const { profile } = useSession();
  const { bookmarks } = useBookmarks();
  const recent = useRecentPages();
  const top = useRef<HTMLDivElement>(null);
  // The row moves to the other list, so its focused star is unmounted. Focuses a neighbour in the list instead.
  const leaveRow = (star: HTMLElement) => {
    const row = star.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    (neighbour?.querySelector('button') ?? top.current)?.focus();
  };
  return (
    <div ref={top} tabIndex={-1} className={styles.history}>
      {!profile && <Invitation />}
      {profile && <OwnPages />}
      <noscript>{text.needsScript}</noscript>
      {bookmarks.length > 0 && <Trails title={text.bookmarks} trails={bookmarks} onToggle={leaveRow} />}
      <Trails title={text.recent} trails={recent} onToggle={leaveRow} />
    </div>
  );
}

/** Links to the pages with all that the reader has saved. */
function OwnPages() {
  const language = useLanguage();
  const links = useExtensions('historyLinks');
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ key, page }) => (
        <li key={key}>
          <Link to={page.path} className={styles.link}>
            {labelOf(page, language)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Invitation() {
  const text = useText(historyText);
  const { login } = useAccountLinks();
  if (login === undefined) return null;
  return (
    <p className={styles.invitation}>
      {text.invitation} <a href={login}>{text.login}</a>
    </p>
  );
}

interface TrailsProps {
  title: string;
  trails: readonly Trail[];
  /** Called with the star of a row, right before the row disappears. */
  onToggle: (star: HTMLElement) => void;
}

function Trails({ title, trails, onToggle }: TrailsProps) {
  const text = useText(historyText);
  return (
    <section aria-label={title} className={styles.trails}>
      <h3 className={styles.title}>{title}</h3>
      {trails.length === 0 ? (
        <p className={styles.empty}>{text.empty}</p>
      ) : (
        <ul>
          {trails.map((trail) => (
            <TrailRow key={trail.at(-1)?.path} trail={trail} onToggle={onToggle} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TrailRow({ trail, onToggle }: { trail: Trail } & Pick<TrailsProps, 'onToggle'>) {
  const page = trail.at(-1);
  if (!page) return null;
  const icon = trail.findLast((crumb) => crumb.icon !== undefined);
  const before = trail.slice(0, -1).map(({ fragment }) => fragment);
  return (
    <li className={styles.row}>
      <Link to={page.path} className={styles.page}>
        <span className={styles.icon} data-accent={icon?.iconColor}>
          {icon?.icon !== undefined && <TrailIcon name={icon.icon} />}
        </span>
        <span>
          <span lang={page.language}>{page.fragment}</span>
          <span className={styles.trail}>{page.description ?? before.join(' / ')}</span>
        </span>
      </Link>
      <BookmarkStar trail={trail} onToggle={onToggle} />
    </li>
  );
}
