import { useEffect } from 'react';
import { defineRoute } from '@manna/shared/contracts';
import { accountPaths } from '@manna/shared/domain';
import { Link, useSession, useText, whenIdle } from '@manna/shared/runtime';
import { Actions, ButtonLink, Page, PageSection, Shelves } from '@manna/shared/ui';
import { lazySection } from '../../parts/lazy-section';
import { AccountCard } from './account-card';
import { accountText } from './account-text';
import { DataSection, loadArchive } from './data-section';
import styles from './account-page.module.css';

const SignedInSections = lazySection(
  () =>
    import(/* webpackChunkName: "account-security" */ './security/security-sections').then(
      (part) => part.SecuritySections,
    ),
  <div className={styles.waiting} />,
);

function AccountPage() {
  const text = useText(accountText);
  const { profile } = useSession();
  // The archive works offline, too, if the reader stays until its code is there.
  useEffect(() => whenIdle(() => void loadArchive().catch(() => undefined)), []);
  return (
    <Page accent="blue" icon="person" title={text.title} lead={text.lead}>
      <AccountCard />
      <PageSection id="data" title={text.data}>
        <Actions>
          <ButtonLink as={Link} to={accountPaths.bookmarks} icon="book">
            {text.openBookmarks}
          </ButtonLink>
          <ButtonLink as={Link} to={accountPaths.notes}>
            {text.openNotes}
          </ButtonLink>
          <ButtonLink as={Link} to={`${accountPaths.account}?mdl=history`}>
            {text.openHistory}
          </ButtonLink>
          <ButtonLink as={Link} to={`${accountPaths.account}?mdl=preferences`}>
            {text.openSettings}
          </ButtonLink>
        </Actions>
        <DataSection />
      </PageSection>
      {profile ? <SignedInSections key={profile.id} /> : <WhatAnAccountAdds />}
    </Page>
  );
}

function WhatAnAccountAdds() {
  const text = useText(accountText);
  return (
    <PageSection id="adds" title={text.adds}>
      <Shelves
        shelves={(['bookmarks', 'devices', 'control'] as const).map((shelf) => ({
          name: text[shelf],
          text: text[`${shelf}Hint`],
        }))}
      />
    </PageSection>
  );
}

export const route = defineRoute({
  meta: ({ text }) => {
    const { home, title, description } = text(accountText);
    return {
      metaTitle: title,
      description,
      canonicalPath: accountPaths.account,
      breadcrumbs: [
        { path: '/', fragment: home, icon: 'home' },
        { path: accountPaths.account, fragment: title, icon: 'person', iconColor: 'blue' },
      ],
    };
  },
  Component: AccountPage,
});
