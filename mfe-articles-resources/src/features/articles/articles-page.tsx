import { defineRoute, type Crumb } from '@manna/shared/contracts';
import { Link } from '@manna/shared/runtime';
import { FirstPage } from '@manna/shared/ui';

const crumbs: readonly Crumb[] = [
  { path: '/', fragment: 'Home' },
  { path: '/articles', fragment: 'Articles' },
];

function ArticlesPage() {
  return (
    <FirstPage
      as={Link}
      accent="yellow"
      icon="newspaper"
      title="Articles"
      lead="Short pieces to read in one sitting, each on one question, a find or a turn of phrase."
      crumbs={crumbs}
      today={{
        text: 'The first articles are still being written, so the shelves below are empty.',
        action: { to: '/bible', label: 'Read the Bible', icon: 'book' },
      }}
      planned={{
        title: 'What will stand here',
        shelves: [
          { name: 'Did You Know', text: 'Small facts that change how a passage reads.' },
          { name: 'Insights', text: 'One passage, looked at closely.' },
          { name: 'History', text: 'Kings, empires and digs behind the text.' },
          { name: 'Science', text: 'The made world, from stars to sparrows.' },
          { name: 'Culture', text: 'Meals, weddings, debts and journeys as they were then.' },
          { name: 'Jokes Aside', text: 'The lighter side of serious books.' },
        ],
      }}
    />
  );
}

export const route = defineRoute({
  meta: () => ({
    metaTitle: 'Articles',
    description: 'Short articles on the Bible: insights, history, science, culture, and things worth knowing.',
    canonicalPath: '/articles',
    breadcrumbs: crumbs,
  }),
  Component: ArticlesPage,
});
