import type { Maker } from '../maker';
import { booksChart } from './books-chart';
import { bibleEpub } from './epub/bible-epub';
import { noteSheet } from './note-sheet';
import { prayerSheet } from './prayer-sheet';
import { readingPlan } from './reading-plan';

/** Every maker of downloads, by the name that front matter calls it. */
export const downloadMakers: ReadonlyMap<string, Maker> = new Map([
  ['reading-plan', readingPlan],
  ['books-chart', booksChart],
  ['prayer-sheet', prayerSheet],
  ['note-sheet', noteSheet],
  ['bible-epub', bibleEpub],
]);
