import type { RouteModule } from '@manna/shared/contracts';
import { articleCategoryNames, siteOrigin, structuredPage } from '@manna/shared/domain';
import { articleCrumbs } from '../../names/crumbs';
import { fullPicture } from '../../names/file-address';
import type { ArticleData } from './load-article';

/** Meta of an article's page. */
export const articleMeta: RouteModule<ArticleData>['meta'] = ({ data, text, site, url }) => {
  const { article, category } = data;
  const { name, summary, pagePath, published, words, images } = article;
  const origin = siteOrigin(site, url);
  const breadcrumbs = articleCrumbs(text, category, { path: pagePath, fragment: name, language: 'en' });
  return {
    metaTitle: name,
    description: summary,
    canonicalPath: pagePath,
    breadcrumbs,
    opengraph: { type: 'article' },
    jsonld: structuredPage(origin, breadcrumbs, {
      '@type': 'Article',
      headline: name,
      description: summary,
      url: origin + pagePath,
      datePublished: published,
      wordCount: words,
      inLanguage: 'en',
      articleSection: text(articleCategoryNames)[category],
      isAccessibleForFree: true,
      publisher: { '@type': 'Organization', name: site.productName },
      ...(images.length > 0 && {
        image: images.map((picture) => origin + fullPicture(picture)),
      }),
    }),
  };
};
