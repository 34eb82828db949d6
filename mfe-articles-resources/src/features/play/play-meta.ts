import type { RouteModule } from '@manna/shared/contracts';
import { siteOrigin, structuredPage } from '@manna/shared/domain';
import { resourceCrumbs } from '../../names/crumbs';
import { fullPicture } from '../../names/file-address';
import type { PlayData } from './load-play';
import { playText } from './play-text';

/** Meta of a player's page. */
export const playMeta: RouteModule<PlayData>['meta'] = ({ data: { resource, category }, text, site, url }) => {
  const { name, summary, pagePath, images } = resource;
  const { play, title } = text(playText);
  const path = `${pagePath}/play`;
  const origin = siteOrigin(site, url);
  const breadcrumbs = resourceCrumbs(
    text,
    category,
    { path: pagePath, fragment: name, language: 'en' },
    { path, fragment: play },
  );
  return {
    metaTitle: title(name),
    description: summary,
    canonicalPath: path,
    breadcrumbs,
    opengraph: { type: 'article' },
    jsonld: structuredPage(origin, breadcrumbs, {
      '@type': 'Article',
      headline: name,
      description: summary,
      url: origin + path,
      inLanguage: 'en',
      isAccessibleForFree: true,
      publisher: { '@type': 'Organization', name: site.productName },
      image: images.map((picture) => origin + fullPicture(picture)),
    }),
  };
};
