import { defineRoute } from '@manna/shared/contracts';
import { accountPaths, biblePaths } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { FirstPage } from '@manna/shared/ui';
import { accountText } from './account-text';

function AccountPage() {
  const text = useText(accountText);
  return (
    <FirstPage
      as={Link}
      accent="blue"
      icon="person"
      title={text.title}
      lead={text.lead}
      today={{
        title: text.today,
        text: text.notYet,
        action: { to: biblePaths.contents, label: text.readBible, icon: 'book' },
      }}
      planned={{
        title: text.planned,
        shelves: [
          { name: text.history, text: text.historyHint },
          { name: text.bookmarks, text: text.bookmarksHint },
          { name: text.preferences, text: text.preferencesHint },
        ],
      }}
    />
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
