import { defineRoute } from '@manna/shared/contracts';
import { Link, useText } from '@manna/shared/runtime';
import { FirstPage } from '@manna/shared/ui';
import { searchText } from './search-text';

function SearchPage() {
  const text = useText(searchText);
  return (
    <FirstPage
      as={Link}
      accent="green"
      icon="search"
      title={text.title}
      lead={text.lead}
      today={{
        title: text.today,
        text: text.notYet,
        action: { to: '/bible', label: text.allBooks, icon: 'book' },
      }}
      planned={{
        title: text.planned,
        shelves: [
          { name: text.bible, text: text.bibleSearched },
          { name: text.encyclopedia, text: text.encyclopediaSearched },
          { name: text.articles, text: text.articlesSearched },
          { name: text.resources, text: text.resourcesSearched },
          { name: text.dictionary, text: text.dictionarySearched },
        ],
      }}
    />
  );
}

export const route = defineRoute({
  meta: ({ text }) => {
    const { home, title, description } = text(searchText);
    return {
      metaTitle: title,
      description,
      canonicalPath: '/search',
      breadcrumbs: [
        { path: '/', fragment: home, icon: 'home' },
        { path: '/search', fragment: title, icon: 'search', iconColor: 'green' },
      ],
    };
  },
  Component: SearchPage,
});
