import type { RouteModule } from '@manna/shared/contracts';
import { resourceCategoryNames, siteOrigin, structuredPage } from '@manna/shared/domain';
import { resourceCrumbs } from '../../names/crumbs';
import { fileAddress, fullPicture } from '../../names/file-address';
import type { ResourceData } from './load-resource';

/** Meta of a resource's page. */
export const resourceMeta: RouteModule<ResourceData>['meta'] = ({ data, text, site, url }) => {
  const { resource, category } = data;
  const { name, summary, pagePath, images, files } = resource;
  const origin = siteOrigin(site, url);
  const breadcrumbs = resourceCrumbs(text, category, { path: pagePath, fragment: name, language: 'en' });
  return {
    metaTitle: name,
    description: summary,
    canonicalPath: pagePath,
    breadcrumbs,
    opengraph: { type: 'article' },
    ...(images.length > 0 && { embed: pagePath }),
    jsonld: structuredPage(origin, breadcrumbs, {
      '@type': 'Article',
      headline: name,
      description: summary,
      url: origin + pagePath,
      inLanguage: 'en',
      articleSection: text(resourceCategoryNames)[category],
      isAccessibleForFree: true,
      publisher: { '@type': 'Organization', name: site.productName },
      image: images.map((picture) => origin + fullPicture(picture)),
      associatedMedia: files.map((file) => ({
        '@type': 'MediaObject',
        name: file.label,
        contentUrl: origin + fileAddress(file),
        encodingFormat: file.mediaType,
        contentSize: String(file.bytes),
      })),
    }),
  };
};
