import { defineRoute, type Crumb } from '@manna/shared/contracts';
import { Link } from '@manna/shared/runtime';
import { FirstPage } from '@manna/shared/ui';

const crumbs: readonly Crumb[] = [
  { path: '/', fragment: 'Home' },
  { path: '/search', fragment: 'Search' },
];

function SearchPage() {
  return (
    <FirstPage
      as={Link}
      accent="green"
      icon="search"
      title="Search"
      lead="One question to every part of this site at once."
      crumbs={crumbs}
      today={{
        text: 'Search does not answer yet. To find a passage whose place you know, open the list of books; to find a word in a chapter, use the search of your browser.',
        action: { to: '/bible', label: 'All books of the Bible', icon: 'book' },
      }}
      planned={{
        title: 'What it will look through',
        shelves: [
          { name: 'Bible', text: 'Every verse of every translation here.' },
          { name: 'Encyclopedia', text: 'People, places, events, plants, tribes and animals.' },
          { name: 'Articles', text: 'Titles and text.' },
          { name: 'Resources', text: 'Titles and descriptions.' },
          { name: 'Dictionary', text: 'Words and their meanings.' },
        ],
      }}
    />
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
