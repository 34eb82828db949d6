import { defineRoute, type Crumb } from '@manna/shared/contracts';
import { Link } from '@manna/shared/runtime';
import { Actions, Breadcrumbs, ButtonLink, Page, PageSection, Shelves, type Shelf } from '@manna/shared/ui';

const crumbs: readonly Crumb[] = [
  { path: '/', fragment: 'Home' },
  { path: '/account', fragment: 'Account' },
];

const shelves: readonly Shelf[] = [
  { name: 'History', text: 'The pages you were on last, on every device.' },
  { name: 'Bookmarks', text: 'Pages to come back to.' },
  { name: 'Preferences', text: 'Your translation, and how pages look.' },
];

function AccountPage() {
  return (
    <Page
      accent="blue"
      icon="person"
      title="Account"
      lead="Reading here needs no account."
      breadcrumbs={<Breadcrumbs as={Link} crumbs={crumbs} />}
    >
      <PageSection id="now" title="Today">
        <p>Accounts are not open yet, so nothing you do here is saved to a profile.</p>
        <Actions>
          <ButtonLink as={Link} to="/bible" icon="book" look="filled">
            Read the Bible
          </ButtonLink>
        </Actions>
      </PageSection>
      <PageSection id="shelves" title="What an account will keep for you">
        <Shelves shelves={shelves} />
      </PageSection>
    </Page>
  );
}

export const route = defineRoute({
  meta: () => ({
    metaTitle: 'Account',
    description: 'What an account on this site is for, and what works without one.',
    canonicalPath: '/account',
    breadcrumbs: crumbs,
  }),
  Component: AccountPage,
});
