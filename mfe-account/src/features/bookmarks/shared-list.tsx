import { useState } from 'react';
import { Stack } from '../../parts/stack';
import { accountPaths, bookNames, chapterName } from '@manna/shared/domain';
import { useNavigate, useSession, useText, useUserState, type Trail } from '@manna/shared/runtime';
import { Actions, Alert, Button, type LinkComponent } from '@manna/shared/ui';
import { AccountLinks } from '../../parts/account-links';
import { passageOfPath } from '../../pages/passage-of-path';
import { pathOf } from './arrange-bookmarks';
import { BookmarkLink } from './bookmark-row';
import styles from '../../parts/collection.module.css';
import { sharedListText } from './bookmarks-text';
import { isListFragment, readListFragment } from './list-link';
import { openListState } from './open-list';
import { useBookmarkBook } from './use-bookmark-book';

interface SharedListProps {
  /** The fragment of the URL, with its '#'. */
  fragment: string;
  onClose: () => void;
}

/** The pages in a link that somebody shared, to read and to add to one's own bookmarks. */
export function SharedList({ fragment, onClose }: SharedListProps) {
  const text = useText(sharedListText);
  const navigate = useNavigate();
  const nameChapter = useChapterNames();
  const list = readListFragment(fragment);
  const close = () => {
    onClose();
    void navigate(accountPaths.bookmarks, { replace: true });
  };
  if (!list)
    return (
      <Alert status="danger" readOnly>
        <Stack>
          <p>{text.broken}</p>
          <Button onClick={close}>{text.dismiss}</Button>
        </Stack>
      </Alert>
    );
  const trails = list.trails.map(nameChapter);
  return (
    <section className={styles.shared} aria-labelledby="shared-list">
      <h2 id="shared-list" className={styles.heading}>
        {list.name === '' ? text.untitled : text.title(list.name)}
      </h2>
      <p className={styles.lead}>{text.lead}</p>
      <ul>
        {trails.map((trail) => (
          <li key={pathOf(trail)} className={styles.row}>
            <BookmarkLink trail={trail} />
          </li>
        ))}
      </ul>
      <AddToBookmarks trails={trails} />
      <Actions>
        <Button onClick={close}>{text.dismiss}</Button>
      </Actions>
    </section>
  );
}

/** Names whole chapters in the reader's language, whatever the language of the link is. */
function useChapterNames(): (trail: Trail) => Trail {
  const names = useText(bookNames);
  return (trail) => {
    const passage = passageOfPath(pathOf(trail));
    if (passage?.chapter === undefined || passage.verse !== undefined) return trail;
    const { book, chapter } = passage;
    const isChapterPage = pathOf(trail).endsWith(`/${book.slug}/${chapter}`);
    return isChapterPage
      ? trail.map((crumb) => ({ ...crumb, fragment: chapterName({ book, chapter }, names) }))
      : trail;
  };
}

/** A way to sign in. The list must still be there after that, and no server gets the fragment. */
const LeavingLink: LinkComponent = ({ to, children, ...rest }) => {
  const [open, setOpen] = useUserState(openListState);
  return (
    <a {...rest} href={to} onClick={() => setOpen(isListFragment(location.hash) ? location.hash : open)}>
      {children}
    </a>
  );
};

function AddToBookmarks({ trails }: { trails: readonly Trail[] }) {
  const text = useText(sharedListText);
  const { profile } = useSession();
  const { bookmarks, add } = useBookmarkBook();
  const [added, setAdded] = useState<number>();
  if (!profile)
    return (
      <div className={styles.actions}>
        <p>{text.signIn}</p>
        <AccountLinks as={LeavingLink} destination={accountPaths.bookmarks} />
      </div>
    );
  const here = new Set(bookmarks.map(pathOf));
  const fresh = trails.filter((trail) => !here.has(pathOf(trail)));
  if (added !== undefined) return <p role="status">{text.added(added)}</p>;
  if (fresh.length === 0) return <p>{text.allThere}</p>;
  return (
    <Actions>
      <Button
        look="filled"
        onClick={() => {
          add(trails);
          setAdded(fresh.length);
        }}
      >
        {text.add}
      </Button>
    </Actions>
  );
}
