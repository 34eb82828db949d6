import { defineRoute } from '@manna/shared/contracts';
import { encyclopediaPaths, siteOrigin, structuredPage } from '@manna/shared/domain';
import { useLanguage, useText } from '@manna/shared/runtime';
import { LanguageNote, Page } from '@manna/shared/ui';
import { EncyclopediaContentsDocument, type EncyclopediaContentsQuery } from '../../generated/graphql';
import { categorySlugs } from '../../names/categories';
import { encyclopediaCrumbs } from '../../names/crumbs';
import { namesText } from '../../names/names-text';
import { CategorySection } from './category-section';
import { contentsText } from './contents-text';
import { DivisionsSection } from './divisions-section';
import { featuredIds } from './featured-entries';

interface ContentsData extends EncyclopediaContentsQuery {
  language: string;
}

function EncyclopediaPage({ data }: { data: ContentsData }) {
  const text = useText(contentsText);
  const { encyclopedia } = useText(namesText);
  const language = useLanguage();
  const counts = new Map(
    data.pillars.flatMap(({ categories }) => categories.map(({ category, count }) => [category.slug, count] as const)),
  );
  return (
    <Page accent="orange" icon="school" title={encyclopedia} lead={text.lead}>
      {language !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
      {categorySlugs.map((slug) => (
        <CategorySection
          key={slug}
          slug={slug}
          count={counts.get(slug) ?? 0}
          featured={data.entries.filter(({ category }) => category.slug === slug)}
        />
      ))}
      <DivisionsSection />
    </Page>
  );
}

export const route = defineRoute<ContentsData>({
  loader: async ({ data, language }) => ({
    ...(await data.query(EncyclopediaContentsDocument, { featured: [...featuredIds] })),
    language,
  }),
  meta: ({ data, url, site, text }) => {
    const breadcrumbs = encyclopediaCrumbs(text);
    const count = data.pillars.reduce((sum, pillar) => sum + pillar.count, 0);
    const description = text(contentsText).description(count.toLocaleString(data.language));
    const name = text(namesText).encyclopedia;
    const origin = siteOrigin(site, url);
    return {
      metaTitle: name,
      description,
      canonicalPath: encyclopediaPaths.encyclopedia,
      breadcrumbs,
      opengraph: { type: 'website' },
      jsonld: structuredPage(origin, breadcrumbs, {
        '@type': 'CollectionPage',
        name,
        description,
        url: origin + encyclopediaPaths.encyclopedia,
      }),
    };
  },
  Component: EncyclopediaPage,
});
