import { defineRoute } from '@manna/shared/contracts';
import { labelOf, searchPaths } from '@manna/shared/domain';
import { Link, useLanguage, useNavigate, useSearchParams, useText } from '@manna/shared/runtime';
import { useAddressState } from '@manna/shared/ui/hooks';
import { Page, PageSection } from '@manna/shared/ui';
import { readSearchAddress, searchAddress, withinCollections } from '../../search/search-address';
import { SearchPanel } from '../../search/search-panel';
import { useSearchedCollections, useSearchProviders } from '../../search/searched-collections';
import { PageLinks } from './page-links';
import type { PlainFilters } from './search-on-server';
import type { ServerSearch } from './server-search';
import { searchText } from './search-text';
// What only the server renders is not in the chunk of the page, but its style sheet must be.
import './plain-filters.module.css';
import styles from './search-page.module.css';

/** The address of the page follows the reader's words after this time, in milliseconds: when the results have come. */
const ADDRESS_MS = 700;

/** Set by the loader on the server. A browser with JavaScript renders nothing of what is only for readers without it. */
let WithoutScripts: typeof PlainFilters | undefined;

function SearchPage({ data }: { data: ServerSearch | null }) {
  const text = useText(searchText);
  const language = useLanguage();
  const providers = useSearchProviders();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [address, setAddress, { hold, settle }] = useAddressState({
    inAddress: withinCollections(readSearchAddress(query), useSearchedCollections()),
    addressOf: searchAddress,
    go: (to) => void navigate(to, { replace: true, preventScrollReset: true }),
    delayMs: ADDRESS_MS,
  });
  return (
    <Page accent="green" icon="search" title={text.title} lead={text.lead}>
      <SearchPanel
        address={address}
        before={data?.found}
        known={data?.pills}
        withoutScripts={WithoutScripts && <WithoutScripts address={address} search={data} />}
        onOpen={hold}
        onPress={settle}
        onChange={(next) => setAddress(next.words === address.words ? next : { ...next, page: undefined })}
      />
      <PageLinks address={address} search={data} />
      {address.words.trim() === '' && providers.length > 0 && (
        <PageSection id="searched" title={text.searched}>
          <ul className={styles.providers}>
            {providers.map((provider) => (
              <li key={`${provider.pillar} ${provider.id}`}>
                <Link to={provider.page.path}>{labelOf(provider.page, language)}</Link>
                <span>{labelOf(provider, language)}</span>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </Page>
  );
}

export const route = defineRoute<ServerSearch | null>({
  // In the browser, the page searches while the reader types.
  loader: async ({ url, data, text }) => {
    if ('document' in globalThis) return null;
    const onServer = await import(/* webpackChunkName: "search-on-server" */ './search-on-server');
    WithoutScripts = onServer.PlainFilters;
    return onServer.searchOnServer(readSearchAddress(url.searchParams), data, text);
  },
  loaderQuery: [],
  meta: ({ data, url, text }) => {
    const { home, title, description } = text(searchText);
    return {
      metaTitle: title,
      description,
      canonicalPath: searchPaths.search,
      // Results of every possible query are no pages for search engines.
      ...(['search', 'filters'].some((name) => url.searchParams.has(name)) && { noindex: true }),
      ...(data?.isBusy && { status: 503 as const }),
      breadcrumbs: [
        { path: '/', fragment: home, icon: 'home' },
        { path: searchPaths.search, fragment: title, icon: 'search', iconColor: 'green' },
      ],
    };
  },
  Component: SearchPage,
});
