// Written by `npm run codegen` from the schema and the .graphql files of this folder.
export type * from './types';
export { TranslationChoicesDocument } from './translation-choices-document';
export { KeepableTranslationsDocument } from './keepable-translations-document';
export { KeptChaptersDocument } from './kept-chapters-document';
export { AttributionsDocument } from './attributions-document';
export { HomeDocument } from './home-document';
export { SitePageDocument } from './site-page-document';
