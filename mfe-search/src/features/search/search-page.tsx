import { defineRoute } from '@manna/shared/contracts';
import { labelOf, searchPaths } from '@manna/shared/domain';
import { Link, useExtensions, useLanguage, useText } from '@manna/shared/runtime';
import { FirstPage } from '@manna/shared/ui';
import { searchText } from './search-text';

/** The site's home page, which exists on every site, whatever its pillars are. */
const HOME = { path: '/', icon: 'home' } as const;

function SearchPage() {
  const text = useText(searchText);
  const language = useLanguage();
  const providers = useExtensions('searchProviders');
  const [first] = providers;
  const { path, icon } = first?.page ?? HOME;
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
        action: { to: path, label: first ? text.browse(labelOf(first.page, language)) : text.home, icon },
      }}
      planned={{
        title: text.planned,
        shelves: providers.map((provider) => ({
          name: labelOf(provider.page, language),
          text: labelOf(provider, language),
        })),
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
      canonicalPath: searchPaths.search,
      breadcrumbs: [
        { path: '/', fragment: home, icon: 'home' },
        { path: searchPaths.search, fragment: title, icon: 'search', iconColor: 'green' },
      ],
    };
  },
  Component: SearchPage,
});
