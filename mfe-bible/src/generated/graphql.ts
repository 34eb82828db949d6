// Written by `npm run codegen` from the schema and the .graphql files of this folder.
export type * from './types';
export { BookDocument } from './book-document';
export { TranslationsDocument } from './translations-document';
export { CrossReferencedVersesDocument } from './cross-referenced-verses-document';
export { VerseReferencesDocument } from './verse-references-document';
export { InterlinearDocument } from './interlinear-document';
export { PassageDocument } from './passage-document';
export { ChapterDocument } from './chapter-document';
export { HebrewTextsDocument } from './hebrew-texts-document';
export { HebrewVerseDocument } from './hebrew-verse-document';
export { TranslationDocument } from './translation-document';
