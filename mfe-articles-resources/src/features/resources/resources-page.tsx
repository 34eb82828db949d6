import { defineRoute, type Crumb } from '@manna/shared/contracts';
import { Link } from '@manna/shared/runtime';
import { Actions, Breadcrumbs, ButtonLink, Page, PageSection, Shelves, type Shelf } from '@manna/shared/ui';

const crumbs: readonly Crumb[] = [
  { path: '/', fragment: 'Home' },
  { path: '/resources', fragment: 'Resources' },
];

const shelves: readonly Shelf[] = [
  { name: 'Media', text: 'To watch and to listen to.' },
  { name: 'Maps', text: 'The lands of the Bible, near and far.' },
  { name: 'Infographics', text: 'Much told in one picture.' },
  { name: 'Art', text: 'How others have seen what is written.' },
  { name: 'Interactives', text: 'To try out with your own hands.' },
  { name: 'Downloads', text: 'To print, to share and to keep.' },
];

function ResourcesPage() {
  return (
    <Page
      accent="yellow"
      icon="library"
      title="Resources"
      lead="Things to look at, listen to, print and take along."
      breadcrumbs={<Breadcrumbs as={Link} crumbs={crumbs} />}
    >
      <PageSection id="now" title="Today">
        <p>
          The first resources are still being made, so the shelves below are empty. Every chapter of the Bible prints
          well as it is.
        </p>
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
    metaTitle: 'Resources',
    description: 'Maps, infographics, art, media and downloads for studying the Bible.',
    canonicalPath: '/resources',
    breadcrumbs: crumbs,
  }),
  Component: ResourcesPage,
});
