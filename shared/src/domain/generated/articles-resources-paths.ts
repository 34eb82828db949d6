// Written by `npm run codegen` from mfe-articles-resources/src/descriptor.json.
type Segment = string | number;

export const articles = '/articles';
/** /articles/:category */
export const articlesCategory = (params: { category: Segment }): string =>
  `/articles/${encodeURIComponent(params.category)}`;
/** /articles/:category/:entity */
export const article = (params: { category: Segment; entity: Segment }): string =>
  `/articles/${encodeURIComponent(params.category)}/${encodeURIComponent(params.entity)}`;
export const resources = '/resources';
/** /resources/:category */
export const resourcesCategory = (params: { category: Segment }): string =>
  `/resources/${encodeURIComponent(params.category)}`;
/** /resources/:category/:slug */
export const resource = (params: { category: Segment; slug: Segment }): string =>
  `/resources/${encodeURIComponent(params.category)}/${encodeURIComponent(params.slug)}`;
/** /resources/:category/:slug/play */
export const play = (params: { category: Segment; slug: Segment }): string =>
  `/resources/${encodeURIComponent(params.category)}/${encodeURIComponent(params.slug)}/play`;
