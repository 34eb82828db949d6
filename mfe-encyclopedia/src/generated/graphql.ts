// Written by `npm run codegen` from the schema and the .graphql files of this folder.
export type * from './types';
export { EncyclopediaContentsDocument } from './encyclopedia-contents-document';
export { EntryOfTheDayDocument } from './entry-of-the-day-document';
export { EventOfTheDayDocument } from './event-of-the-day-document';
export { EntryListDocument } from './entry-list-document';
export { EventListDocument } from './event-list-document';
export { InitialsDocument } from './initials-document';
export { OpeningVerseDocument } from './opening-verse-document';
export { ChapterVersesDocument } from './chapter-verses-document';
export { EntryDocument } from './entry-document';
export { WordDocument } from './word-document';
export { TimelineDocument } from './timeline-document';
export { ChapterEndDocument } from './chapter-end-document';
export { VerseDocument } from './verse-document';
export { BaseMapDocument } from './base-map-document';
export { NearEntriesDocument } from './near-entries-document';
