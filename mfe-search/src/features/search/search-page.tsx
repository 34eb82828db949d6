import { defineRoute, type Crumb } from '@manna/shared/contracts';
import { Link } from '@manna/shared/runtime';
import { Actions, Breadcrumbs, ButtonLink, Page, PageSection, Shelves, type Shelf } from '@manna/shared/ui';

const crumbs: readonly Crumb[] = [
  { path: '/', fragment: 'Home' },
  { path: '/search', fragment: 'Search' },
];

const shelves: readonly Shelf[] = [
  { name: 'Bible', text: 'Every verse of every translation here.' },
  { name: 'Encyclopedia', text: 'People, places, events, plants, tribes and animals.' },
  { name: 'Articles', text: 'Titles and text.' },
  { name: 'Resources', text: 'Titles and descriptions.' },
  { name: 'Dictionary', text: 'Words and their meanings.' },
];

function SearchPage() {
  return (
    <Page
      accent="green"
      icon="search"
      title="Search"
      lead="One question to every part of this site at once."
      breadcrumbs={<Breadcrumbs as={Link} crumbs={crumbs} />}
    >
      <PageSection id="now" title="Today">
        <p>
          Search does not answer yet. To find a passage whose place you know, open the list of books; to find a word in
          a chapter, use the search of your browser.
        </p>
        <Actions>
          <ButtonLink as={Link} to="/bible" icon="book" look="filled">
            All books of the Bible
          </ButtonLink>
        </Actions>
      </PageSection>
      <PageSection id="shelves" title="What it will look through">
        <Shelves shelves={shelves} />
      </PageSection>
    </Page>
  );
}

export const route = defineRoute({
  meta: () => ({
    metaTitle: 'Search',
    description: 'Search the Bible, encyclopedia, articles, resources and dictionary at once.',
    canonicalPath: '/search',
    breadcrumbs: crumbs,
  }),
  Component: SearchPage,
});
