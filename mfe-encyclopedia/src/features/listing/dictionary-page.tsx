import { defineRoute } from '@manna/shared/contracts';
import { siteOrigin, structuredPage, encyclopediaPaths } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { CategoryFrame } from '@manna/shared/ui/controls';
import { dictionaryCrumbs } from '../../names/crumbs';
import { namesText } from '../../names/names-text';
import { EntryList } from './entry-list';
import { listAddress } from './list-address';
import { listingText } from './listing-text';
import { loadEntryList, type EntryListData } from './load-entry-list';

function DictionaryPage({ data }: { data: EntryListData }) {
  const text = useText(listingText);
  const { dictionary } = useText(namesText);
  return (
    <CategoryFrame category="dictionary" title={dictionary} lead={text.dictionaryLead}>
      <EntryList path={encyclopediaPaths.dictionary} list={data} />
    </CategoryFrame>
  );
}

export const route = defineRoute<EntryListData>({
  loader: (args) => loadEntryList('dictionary', args),
  meta: ({ data, url, site, text }) => {
    const { letterTitle, pageTitle, dictionaryDescription } = text(listingText);
    const { dictionary } = text(namesText);
    const { letter, page, pages, initials } = data;
    const breadcrumbs = dictionaryCrumbs(text);
    const origin = siteOrigin(site, url);
    const canonicalPath = listAddress(encyclopediaPaths.dictionary, { letter, page });
    const words = initials.reduce((sum, { count }) => sum + count, 0);
    const title = letter === null ? dictionary : letterTitle(dictionary, letter.toUpperCase());
    return {
      metaTitle: page === 1 ? title : pageTitle(title, page, pages),
      description: dictionaryDescription(String(words)),
      canonicalPath,
      breadcrumbs,
      opengraph: { type: 'website' },
      jsonld: structuredPage(origin, breadcrumbs, {
        '@type': 'DefinedTermSet',
        name: dictionary,
        url: origin + canonicalPath,
      }),
    };
  },
  Component: DictionaryPage,
});
