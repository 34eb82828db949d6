import { defineRoute, type Crumb } from '@manna/shared/contracts';
import { Link } from '@manna/shared/runtime';
import { Actions, Breadcrumbs, ButtonLink, Page, PageSection, Shelves, type Shelf } from '@manna/shared/ui';

const crumbs: readonly Crumb[] = [
  { path: '/', fragment: 'Home' },
  { path: '/dictionary', fragment: 'Dictionary' },
];

const shelves: readonly Shelf[] = [
  { name: 'Meaning', text: 'What the word says, in the English of today.' },
  { name: 'Behind it', text: 'The Hebrew or Greek word, and how it sounds.' },
  { name: 'Where it is used', text: 'The verses it stands in, as links to their chapters.' },
];

function DictionaryPage() {
  return (
    <Page
      accent="orange"
      icon="spellcheck"
      title="Dictionary"
      lead="Old words in plain ones: what a word meant when it was written, and where it is used."
      breadcrumbs={<Breadcrumbs as={Link} crumbs={crumbs} />}
    >
      <PageSection id="now" title="Today">
        <p>No word has its entry yet. The text that they come from is all here.</p>
        <Actions>
          <ButtonLink as={Link} to="/bible" icon="book" look="filled">
            Read the Bible
          </ButtonLink>
        </Actions>
      </PageSection>
      <PageSection id="shelves" title="What an entry will have">
        <Shelves shelves={shelves} />
      </PageSection>
    </Page>
  );
}

export const route = defineRoute({
  meta: () => ({
    metaTitle: 'Dictionary',
    description: 'The words of the Bible in plain English, each with what it meant and where it is used.',
    canonicalPath: '/dictionary',
    breadcrumbs: crumbs,
  }),
  Component: DictionaryPage,
});
