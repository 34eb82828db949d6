// Written by `npm run codegen` from the schema and the .graphql files of this folder.
export type * from './types';
export { ArticleDocument } from './article-document';
export { ArticlesDocument } from './articles-document';
export { NewsDocument } from './news-document';
export { PassageVersesDocument } from './passage-verses-document';
export { GroundDocument } from './ground-document';
export { PlayDocument } from './play-document';
export { GalleryDocument } from './gallery-document';
export { ResourceDocument } from './resource-document';
export { ResourcesDocument } from './resources-document';
