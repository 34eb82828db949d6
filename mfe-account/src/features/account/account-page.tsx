import { defineRoute, type Crumb } from '@manna/shared/contracts';
import { Link } from '@manna/shared/runtime';
import { FirstPage } from '@manna/shared/ui';

const crumbs: readonly Crumb[] = [
  { path: '/', fragment: 'Home' },
  { path: '/account', fragment: 'Account' },
];

function AccountPage() {
  return (
    <FirstPage
      as={Link}
      accent="blue"
      icon="person"
      title="Account"
      lead="Reading here needs no account."
      crumbs={crumbs}
      today={{
        text: 'Accounts are not open yet, so nothing you do here is saved to a profile.',
        action: { to: '/bible', label: 'Read the Bible', icon: 'book' },
      }}
      planned={{
        title: 'What an account will keep for you',
        shelves: [
          { name: 'History', text: 'The pages you were on last, on every device.' },
          { name: 'Bookmarks', text: 'Pages to come back to.' },
          { name: 'Preferences', text: 'Your translation, and how pages look.' },
        ],
      }}
    />
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
