export { books, bookBySlug, bookByOsisId } from './books';
export type { Book, BookDivision, Testament } from './books';
export { bookName, bookNames, chapterName, divisionNames } from './book-names';
export type { BookNames } from './book-names';
export { spanishBookNames, spanishDivisionNames, spanishYears } from './spanish-names';
export { chapterOsisId, parseChapterOsisId, chapterTitle, previousChapter, nextChapter } from './chapters';
export type { ChapterRef } from './chapters';
export {
  aboutBookPath,
  bookPath,
  chapterPath,
  chapterVersesPath,
  DEFAULT_TRANSLATION,
  reservedTranslationSlugs,
  versePath,
} from './bible-paths';
export {
  accountPaths,
  articlesResourcesPaths,
  biblePaths,
  encyclopediaPaths,
  searchPaths,
  shellPaths,
} from './generated/paths';
export { morphologyInWords, morphologyParts, morphologyText } from './hebrew-morphology';
export { spanishMorphology } from './spanish-morphology';
export { hebrewRuns, isHebrew } from './hebrew-runs';
export { hebrewPrefixes, wholeWord, writtenWords } from './hebrew-words';
export type { WrittenWord } from './hebrew-words';
export { categories, collectionOf, collections, entryPath } from './collections';
export type { Collection } from './collections';
export { categoryLook } from './category-look';
export type { CategoryLook } from './category-look';
export { fileRevision } from './file-revision';
export { integrityOf } from './integrity';
export { queryHash } from './query-hash';
export { inverseOf } from './relations';
export { verseNumber, verseOsisId, versePlace } from './verse-ids';
export type { VersePlace } from './verse-ids';
export { groupVerses } from './group-verses';
export type { PlacedVerse, VersesOfTestament } from './group-verses';
export { formatBibleListing, formatEntryListing, listingNames, parseBibleListing, parseEntryListing } from './listing';
export type { ListedChapter, ListedEntry, ListingName } from './listing';
export { bookId, chapterId, endsOf, parseVerseId, refEnds, refsOsis, verseId, verseTitle } from './bible-ids';
export { sitePillars } from './pillars';
export type { SitePillar } from './pillars';
export { withoutIndex } from './without-index';
export { layoutPanels, readLayout } from './layouts';
export type { Layout } from './layouts';
export { formatListParam, parseListParam } from './list-param';
export { destinationQuery } from './destination';
export { escapeHtml } from './escape-html';
export { descriptionOf } from './site-description';
export { extensionsOf, labelOf } from './extensions';
export type { Extension } from './extensions';
export { MAX_SIDE_PANELS, formatPanels, shellParameters, panelPath, readPanels } from './panels-param';
export type { ShellParameter } from './panels-param';
export { yearName, yearSpan, yearsText } from './years';
export { siteOrigin, structuredPage } from './structured-page';
export { shortDescription } from './short-description';
