// Written by `npm run codegen` from the schema and the .graphql files of this folder.
export type * from './types';
export { SearchDocument } from './search-document';
