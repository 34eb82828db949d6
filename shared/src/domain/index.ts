export { books, bookBySlug, bookByOsisId } from './bible/books';
export type { Book, BookDivision, Testament } from './bible/books';
export { bookName, bookNames, chapterName, divisionNames } from './bible/book-names';
export { chapterRunName, chapterRunOsis, chapterRunPath, chapterRuns, parseChapterRun } from './bible/chapter-runs';
export type { ChapterRun } from './bible/chapter-runs';
export type { BookNames } from './bible/book-names';
export { nameTranslated } from './bible/name-passages';
export {
  spanishBookNames,
  spanishDivisionNames,
  spanishHandout,
  spanishWorks,
  spanishYears,
} from './bible/spanish-names';
export { chapterOsisId, parseChapterOsisId, chapterTitle, previousChapter, nextChapter } from './bible/chapters';
export type { ChapterRef } from './bible/chapters';
export {
  aboutBookPath,
  bookPath,
  chapterPath,
  chapterVersesPath,
  DEFAULT_TRANSLATION,
  reservedTranslationSlugs,
  versePath,
} from './bible/bible-paths';
export {
  accountPaths,
  articlesResourcesPaths,
  biblePaths,
  encyclopediaPaths,
  searchPaths,
  shellPaths,
} from './generated/paths';
export { glossInWords, prefixCount, readGloss } from './hebrew/hebrew-gloss';
export type { HebrewGloss } from './hebrew/hebrew-gloss';
export { isTranslationSlug, readerTranslation, translationPreference } from './bible/translation-preference';
export { morphologyInWords, morphologyParts, morphologyText } from './hebrew/hebrew-morphology';
export type { MorphologyText } from './hebrew/hebrew-morphology';
export { spanishMorphology } from './hebrew/spanish-morphology';
export { hebrewRuns, isHebrew } from './hebrew/hebrew-runs';
export { hebrewPrefixes, wholeWord, writtenWords } from './hebrew/hebrew-words';
export type { WrittenWord } from './hebrew/hebrew-words';
export {
  articleCategoryNames,
  categoryNames,
  encyclopediaCategoryNames,
  resourceCategoryNames,
} from './entries/category-names';
export {
  spanishArticleCategoryNames,
  spanishCategoryNames,
  spanishEncyclopediaCategoryNames,
  spanishResourceCategoryNames,
} from './entries/spanish-category-names';
export { categories, collectionOf, collections, entryPath } from './entries/collections';
export type { Collection } from './entries/collections';
export { periodNames, spanishPeriodNames } from './entries/period-names';
export { facetWord, narrowByFacets } from './entries/narrow-by-facets';
export { categoryLook } from './entries/category-look';
export type { CategoryLook } from './entries/category-look';
export { KILOMETRES_PER_MILE, kilometresBetween } from './earth/kilometres';
export { mediaTypes } from './media-types';
export type { Coordinates } from './earth/kilometres';
export { latitudeAt, mercator } from './earth/mercator';
export { fileRevision } from './file-revision';
export { integrityOf } from './integrity';
export { queryHash } from './query-hash';
export { mergeUserData } from './user-data/merge-user-data';
export { joinUserData, splitUserData } from './user-data/user-data-items';
export type { UserDataItems } from './user-data/user-data-items';
export { HISTORY_LIMIT } from './user-data/history-limit';
export { isForReadersOnly, knownKind, knownUserData } from './user-data/user-data-kinds';
export { bookmarkDetails } from './user-data/bookmark-details';
export type { AllBookmarkDetails, BookmarkDetails } from './user-data/bookmark-details';
export { NOTE_LIMIT, readerNotes } from './user-data/reader-notes';
export type { ReaderNote } from './user-data/reader-notes';
export { citeNote, notePath, noteText, withWriting } from './user-data/note-texts';
export { inverseOf } from './entries/relations';
export { verseNumber, verseOsisId, versePlace } from './bible/verse-ids';
export type { VersePlace } from './bible/verse-ids';
export { citeVerses, printVerses } from './bible/verse-ranges';
export { groupVerses } from './bible/group-verses';
export type { PlacedVerse, VersesOfTestament } from './bible/group-verses';
export {
  bibleFields,
  entryFields,
  formatBibleListing,
  formatEntryListing,
  parseBibleListing,
  parseEntryListing,
  readStoredChapters,
  readStoredColumns,
} from './listing/listed';
export type { ListedChapter, ListedEntry, StoredChapters, StoredColumns } from './listing/listed';
export { formatStrongsListing, parseRenderedWord, readStoredLemmas } from './listing/strongs-listing';
export type { RenderedWord } from './listing/strongs-listing';
export { decodeDocuments, readListing } from './listing/read-listing';
export type { ReadListing } from './listing/read-listing';
export type { ListedTranslation } from './listing/listed-translations';
export { FIELD_END, VALUE_END } from './listing/encode-listing';
export { formatRelationListing, listedRelations, readRelationListing } from './listing/relation-listing';
export type { ListedLineage, ListedRelation, ListedWord, RelationListing } from './listing/relation-listing';
export { isListingFile, isListingName, listingNamesIn, listingNames } from './listing/listing-names';
export type { ExtraListing, ListingFile, ListingName } from './listing/listing-names';
export { tokenCode, tokenOfCode } from './listing/token-codes';
export { APOSTROPHES, isWord, partsOfWord, wordSpans, wordsOf } from './listing/words';
export { baseFormsOf, irregularBaseOf, wholeWords } from './words/english-forms';
export { allowedEdits } from './words/allowed-edits';
export { bookId, chapterId, endsOf, parseVerseId, refEnds, refsOsis, verseId, verseTitle } from './bible/bible-ids';
export { sitePillars } from './pages/pillars';
export type { SitePillar } from './pages/pillars';
export { gatewayAreas } from './pages/gateway-areas';
export { withoutIndex } from './pages/without-index';
export { layoutPanels, readLayout } from './pages/layouts';
export type { Layout } from './pages/layouts';
export { formatListParam, parseListParam } from './entries/list-param';
export { destinationQuery } from './pages/destination';
export { embedFrame, embedPath } from './pages/embed-frame';
export { feedFormats, feedPath, feedTypes, type FeedFormat } from './pages/feed-path';
export { entryInBookPath, mentionsPath, searchInBookPath } from './pages/search-links';
export { pictureChoices, pictureSizes, versePicturePath, type PictureChoice } from './pages/verse-picture-path';
export { handoutChoices } from './pages/handout-choices';
export { handoutPath, type HandoutFormat } from './pages/handout-path';
export { handoutText, type HandoutText } from './pages/handout-text';
export { escapeHtml } from './escape-html';
export { descriptionOf } from './pages/site-description';
export { extensionsOf, labelOf } from './pages/extensions';
export type { Extension } from './pages/extensions';
export { offersAbout } from './pages/panel-offers';
export type { PanelOffer } from './pages/panel-offers';
export { MAX_SIDE_PANELS, formatPanels, shellParameters, panelPath, readPanels } from './pages/panels-param';
export type { ShellParameter } from './pages/panels-param';
export { yearName, yearSpan, yearsText } from './entries/years';
export { worksText } from './entries/works-text';
export { siteOrigin, structuredPage } from './pages/structured-page';
export { footnotesText } from './entries/footnotes-text';
export { proseRuns } from './entries/prose-runs';
export { shortDescription } from './entries/short-description';
