import { defineRoute } from '@manna/shared/contracts';
import { accountPaths } from '@manna/shared/domain';
import { useLocation, useSession, useText, useUserState } from '@manna/shared/runtime';
import { Page } from '@manna/shared/ui';
import { useHydrated } from '@manna/shared/ui/hooks';
import { AccountLinks } from '../../parts/account-links';
import { lazySection } from '../../parts/lazy-section';
import styles from './bookmarks-page.module.css';
import { bookmarksText } from './bookmarks-text';
import { openListState } from './open-list';

const BookmarkManager = lazySection(() =>
  import(/* webpackChunkName: "account-bookmarks" */ './bookmark-manager').then((part) => part.BookmarkManager),
);
const SharedList = lazySection(() =>
  import(/* webpackChunkName: "account-shared-list" */ './shared-list').then((part) => part.SharedList),
);

/** The fragment of the URL; empty during hydration, because no server gets it. */
function useFragment(): string {
  const { hash } = useLocation();
  return useHydrated() ? hash : '';
}

function BookmarksPage() {
  const text = useText(bookmarksText);
  const { profile } = useSession();
  const fragment = useFragment();
  const [openList, setOpenList] = useUserState(openListState);
  const list = fragment.startsWith('#list=') ? fragment : openList;
  return (
    <Page accent="blue" icon="book" title={text.title} lead={text.lead}>
      <div className={styles.stage}>
        {list !== '' && <SharedList key={list} fragment={list} onClose={() => setOpenList('')} />}
        {profile && <BookmarkManager key={profile.id} />}
        {!profile && list === '' && (
          <section className={styles.invitation} aria-label={text.title}>
            <p className={styles.words}>{text.invitation}</p>
            <noscript>{text.needsScript}</noscript>
            <AccountLinks destination={accountPaths.bookmarks} />
          </section>
        )}
      </div>
    </Page>
  );
}

export const route = defineRoute({
  meta: ({ text }) => {
    const { home, account, title, description } = text(bookmarksText);
    return {
      metaTitle: title,
      description,
      canonicalPath: accountPaths.bookmarks,
      breadcrumbs: [
        { path: '/', fragment: home, icon: 'home' },
        { path: accountPaths.account, fragment: account, icon: 'person', iconColor: 'blue' },
        { path: accountPaths.bookmarks, fragment: title, icon: 'star', iconColor: 'blue' },
      ],
    };
  },
  Component: BookmarksPage,
});
