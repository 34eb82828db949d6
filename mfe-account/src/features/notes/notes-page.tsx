import { defineRoute } from '@manna/shared/contracts';
import { accountPaths } from '@manna/shared/domain';
import { useSession, useText } from '@manna/shared/runtime';
import { Page } from '@manna/shared/ui';
import { useHydrated } from '@manna/shared/ui/hooks';
import { lazySection } from '../../parts/lazy-section';
import styles from './notes-page.module.css';
import { notesText } from './notes-text';

const NoteManager = lazySection(() =>
  import(/* webpackChunkName: "account-notes" */ './note-manager').then((part) => part.NoteManager),
);

function NotesPage() {
  const text = useText(notesText);
  const { profile } = useSession();
  const isHydrated = useHydrated();
  return (
    <Page accent="blue" icon="newspaper" title={text.title} lead={text.lead}>
      <div className={styles.stage}>
        <noscript>{text.needsScript}</noscript>
        {isHydrated && <NoteManager key={profile?.id ?? ''} />}
      </div>
    </Page>
  );
}

export const route = defineRoute({
  meta: ({ text }) => {
    const { home, account, title, description } = text(notesText);
    return {
      metaTitle: title,
      description,
      canonicalPath: accountPaths.notes,
      breadcrumbs: [
        { path: '/', fragment: home, icon: 'home' },
        { path: accountPaths.account, fragment: account, icon: 'person', iconColor: 'blue' },
        { path: accountPaths.notes, fragment: title, icon: 'newspaper', iconColor: 'blue' },
      ],
    };
  },
  Component: NotesPage,
});
