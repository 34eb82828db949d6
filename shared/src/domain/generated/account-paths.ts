// Written by `npm run codegen` from mfe-account/src/descriptor.json.

export const account = '/account';
export const bookmarks = '/account/bookmarks';
export const notes = '/account/notes';
