// Written by `npm run codegen` from the schema and the .graphql files of this folder.
export type * from './types';
export { SearchDocument } from './search-document';
export { BookEntriesDocument } from './book-entries-document';
export { PassageEntriesDocument } from './passage-entries-document';
export { PillEntitiesDocument } from './pill-entities-document';
export { PillVersesDocument } from './pill-verses-document';
