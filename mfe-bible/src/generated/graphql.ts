// Written by `npm run codegen` from the schema and the .graphql files of this folder.
export type * from './types';
export { BookDocument } from './book-document';
export { CommentaryDocument } from './commentary-document';
export { TranslationsDocument } from './translations-document';
export { CrossReferencedVersesDocument } from './cross-referenced-verses-document';
export { VerseReferencesDocument } from './verse-references-document';
export { OnThisDayDocument } from './on-this-day-document';
export { VerseInTranslationDocument } from './verse-in-translation-document';
export { VerseOfTheDayDocument } from './verse-of-the-day-document';
export { InterlinearDocument } from './interlinear-document';
export { DownloadableTranslationsDocument } from './downloadable-translations-document';
export { DownloadedChaptersDocument } from './downloaded-chapters-document';
export { PassageDocument } from './passage-document';
export { ChapterDocument } from './chapter-document';
export { HebrewTextsDocument } from './hebrew-texts-document';
export { TranslationChoicesDocument } from './translation-choices-document';
export { TranslationDocument } from './translation-document';
export { HebrewVerseDocument } from './hebrew-verse-document';
