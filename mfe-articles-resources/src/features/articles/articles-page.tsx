import { defineRoute, type Crumb } from '@manna/shared/contracts';
import { Link } from '@manna/shared/runtime';
import { Actions, Breadcrumbs, ButtonLink, Page, PageSection, Shelves, type Shelf } from '@manna/shared/ui';

const crumbs: readonly Crumb[] = [
  { path: '/', fragment: 'Home' },
  { path: '/articles', fragment: 'Articles' },
];

const shelves: readonly Shelf[] = [
  { name: 'Did You Know', text: 'Small facts that change how a passage reads.' },
  { name: 'Insights', text: 'One passage, looked at closely.' },
  { name: 'History', text: 'Kings, empires and digs behind the text.' },
  { name: 'Science', text: 'The made world, from stars to sparrows.' },
  { name: 'Culture', text: 'Meals, weddings, debts and journeys as they were then.' },
  { name: 'Jokes Aside', text: 'The lighter side of serious books.' },
];

function ArticlesPage() {
  return (
    <Page
      accent="yellow"
      icon="newspaper"
      title="Articles"
      lead="Short pieces to read in one sitting, each on one question, a find or a turn of phrase."
      breadcrumbs={<Breadcrumbs as={Link} crumbs={crumbs} />}
    >
      <PageSection id="now" title="Today">
        <p>The first articles are still being written, so the shelves below are empty.</p>
        <Actions>
          <ButtonLink as={Link} to="/bible" icon="book" look="filled">
            Read the Bible
          </ButtonLink>
        </Actions>
      </PageSection>
      <PageSection id="shelves" title="What will stand here">
        <Shelves shelves={shelves} />
      </PageSection>
    </Page>
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
