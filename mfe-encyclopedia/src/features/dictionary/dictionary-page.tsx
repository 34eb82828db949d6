import { defineRoute, type Crumb } from '@manna/shared/contracts';
import { Link } from '@manna/shared/runtime';
import { FirstPage } from '@manna/shared/ui';

const crumbs: readonly Crumb[] = [
  { path: '/', fragment: 'Home' },
  { path: '/dictionary', fragment: 'Dictionary' },
];

function DictionaryPage() {
  return (
    <FirstPage
      as={Link}
      accent="orange"
      icon="spellcheck"
      title="Dictionary"
      lead="Old words in plain ones: what a word meant when it was written, and where it is used."
      crumbs={crumbs}
      today={{
        text: 'No word has its entry yet. The text that they come from is all here.',
        action: { to: '/bible', label: 'Read the Bible', icon: 'book' },
      }}
      planned={{
        title: 'What an entry will have',
        shelves: [
          { name: 'Meaning', text: 'What the word says, in the English of today.' },
          { name: 'Behind it', text: 'The Hebrew or Greek word, and how it sounds.' },
          { name: 'Where it is used', text: 'The verses it stands in, as links to their chapters.' },
        ],
      }}
    />
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
