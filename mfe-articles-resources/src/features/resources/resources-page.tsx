import { defineRoute, type Crumb } from '@manna/shared/contracts';
import { Link } from '@manna/shared/runtime';
import { FirstPage } from '@manna/shared/ui';

const crumbs: readonly Crumb[] = [
  { path: '/', fragment: 'Home' },
  { path: '/resources', fragment: 'Resources' },
];

function ResourcesPage() {
  return (
    <FirstPage
      as={Link}
      accent="yellow"
      icon="library"
      title="Resources"
      lead="Things to look at, listen to, print and take along."
      crumbs={crumbs}
      today={{
        text: 'The first resources are still being made, so the shelves below are empty. Every chapter of the Bible prints well as it is.',
        action: { to: '/bible', label: 'Read the Bible', icon: 'book' },
      }}
      planned={{
        title: 'What will stand here',
        shelves: [
          { name: 'Media', text: 'To watch and to listen to.' },
          { name: 'Maps', text: 'The lands of the Bible, near and far.' },
          { name: 'Infographics', text: 'Much told in one picture.' },
          { name: 'Art', text: 'How others have seen what is written.' },
          { name: 'Interactives', text: 'To try out with your own hands.' },
          { name: 'Downloads', text: 'To print, to share and to keep.' },
        ],
      }}
    />
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
