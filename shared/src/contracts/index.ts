export { integritySchema } from './integrity';
export {
  chapterTextSchema,
  contentManifestSchema,
  editionReportSchema,
  licenceRecordSchema,
  omissionReasons,
  stylingKinds,
  stylingSpanSchema,
  translationFeatures,
  translationSchema,
} from './content-release';
export type {
  ChapterText,
  ContentManifest,
  EditionReport,
  OmissionReason,
  StylingKind,
  StylingSpan,
  Translation,
  TranslationContents,
  TranslationFeature,
} from './content-release';
export { bibleRefSchema } from './bible-ref';
export type { BibleRef, BibleVerse } from './bible-ref';
export { figureInks, figureShapeSchema, SMALLEST_FIGURE_WORDS } from './figure-shapes';
export type { FigureShape } from './figure-shapes';
export { proseSchema } from './prose';
export type { Prose, ProseBlock, ProseInline, ProseTable } from './prose';
export {
  categorySchema,
  certainties,
  certaintySchema,
  datedSubjects,
  datingSchemes,
  ages,
  datings,
  resourceKinds,
  entryDateSchema,
  entryFileSchema,
  entrySchema,
  entryTypenames,
  citationSchema,
  siteCandidateSchema,
  imageSchema,
  periods,
  personRoles,
  readingPlanSchema,
  wordKinds,
} from './content-entries';
export { entryIdSchema, slugSchema } from './entry-fields';
export { hebrewWordSchema, verseRecordSchema, verseWordsSchema } from './verse-records';
export { timelineItemSchema } from './timeline';
export type { TimelineItem, TimelineLane } from './timeline';
export { journeySchema, lineageSchema, redirectSchema, relationKinds, relationSchema } from './entry-relations';
export { lexiconEntrySchema, originalWordSchema } from './lexicon';
export type {
  Category,
  Certainty,
  Age,
  Citation,
  NamedKin,
  DatedSubject,
  DatingScheme,
  Entry,
  EntryDate,
  EntryFile,
  EntryImage,
  EntryTypename,
  Period,
  PersonRole,
  ReadingPlan,
  ResourceKind,
  SiteCandidate,
} from './content-entries';
export type { HebrewWord, VerseRecord } from './verse-records';
export type { Journey, Lineage, Relation, RelationKind } from './entry-relations';
export type { CountedText, LexiconEntry, OriginalWord } from './lexicon';
export { statusSchema } from './status';
export type { PartHealth, Status, StatusPart } from './status';
export { DAYS_OF_LIST, datedDaySchema, pageAdditions, passageSchema, sitePageSchema } from './site-page';
export type { DatedDay, PageAddition, SitePage } from './site-page';
export { commentaryPassageSchema, commentarySchema } from './commentary';
export type { Commentary, CommentaryPassage } from './commentary';
export { bookIntroductionSchema } from './book-introduction';
export type { BookGenre, BookIntroduction } from './book-introduction';
export { cueSchema, playableSchema } from './interactives';
export type { Cue, Playable, PlayableKind, PlayableOf } from './interactives';
export type { DataClient, QueryDocument } from './data-client';
export { defineOfflinePack } from './offline-pack';
export type { OfflineData, OfflinePack, OfflinePage, OfflineRequest, OfflineShelf, OfflineStore } from './offline-pack';
export { slotNames, slotsSchema } from './extensions';
export type { Extensions, PillarIcon, PillarPage, SitemapList, SitemapSource, SlotName, Slots } from './extensions';
export {
  pillarDescriptorSchema,
  pillarNameSchema,
  pillarReleaseSchema,
  semverSchema,
  WORKER_FILE,
} from './pillar-release';
export type { PillarDescriptor, PillarRelease } from './pillar-release';
export { LATER_RULES_MARK, shellDescriptorSchema, shellReleaseSchema } from './shell-release';
export type { ShellRelease } from './shell-release';
export {
  cohortSchema,
  compositionSchema,
  DEFAULT_BACKEND_TIMEOUT_MS,
  DEFAULT_PILLAR_TIMEOUT_MS,
  DEFAULT_STOP_AT,
  LOOPBACK,
  overrideSchema,
} from './composition';
export type { Backend, Canary, Composition, Override, Pin, PillarEntry, ShellPin } from './composition';
export {
  compositionSignaturesSchema,
  RELEASE_SIGNATURE_FILE,
  releaseSignatureSchema,
  signaturesFileOf,
} from './signatures';
export type { CompositionSignatures } from './signatures';
export { siteConfigSchema, siteFileSchema } from './site-config';
export type { AccountsConfig, AnalyticsConfig, MapConfig, SiteConfig, SiteFile } from './site-config';
export { languages, languageSchema, translate } from './language';
export type { Catalogue, Language, TextOf, Translated, TranslationLoaders, TranslationPair } from './language';
export {
  containerName,
  CONTRACT_VERSION,
  defineHomeCard,
  definePillar,
  defineRoute,
  isPillarModule,
  isRouteModule,
} from './pillar';
export type {
  ActionFieldProps,
  Crumb,
  HomeCard,
  LoaderArgs,
  ModalProps,
  PageSubject,
  PillarModule,
  PillarPart,
  PillarParts,
  Preference,
  LinkPreviewProps,
  RelatedContentProps,
  RouteMeta,
  RouteModule,
} from './pillar';
export { BOOT_ELEMENT_ID, bootSchema, failureKinds, resolvedCompositionSchema } from './boot';
export type { Boot, CurrentRevision, FailureKind, ResolvedComposition, ResolvedPillar } from './boot';
export type { PartFailure, RenderQuery, RenderQueryAnswer, RenderRequest, RenderResult, ShellServer } from './render';
export { USER_DATA_KEYS_LIMIT, USER_DATA_VALUE_LIMIT } from './user-data-limits';
export {
  userDataChangeSchema,
  userDataKeySchema,
  userDataKindSchema,
  userDataQuerySchema,
  userDataSchema,
} from './user-data';
export type { UserData, UserDataChange, UserDataKind } from './user-data';
