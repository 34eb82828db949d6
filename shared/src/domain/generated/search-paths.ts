// Written by `npm run codegen` from mfe-search/src/descriptor.json.

export const search = '/search';
