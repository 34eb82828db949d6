import { bookNames, yearSpan, yearsText } from '@manna/shared/domain';
import { useLanguage, useText } from '@manna/shared/runtime';
import { referenceTitle } from '@manna/shared/ui';
import type { ListSort } from './list-choices';
import { narrowedText } from './narrowed-text';
import type { ListRow } from './narrow-entries';

/** What is known of an entry, as texts, by the sort that compares it. */
export type Facts = Partial<Record<Exclude<ListSort, 'name'>, string>>;

/** Returns a function that says what is known of an entry. */
export function useFacts(): (row: ListRow) => Facts {
  const text = useText(narrowedText);
  const yearNames = useText(yearsText);
  const books = useText(bookNames);
  const language = useLanguage();
  return ({ firstVerse, verseCount, years }) => ({
    ...(years && { date: yearSpan(...years, yearNames) }),
    ...(firstVerse !== null && { first: referenceTitle(firstVerse, books) }),
    ...(verseCount && { mentions: text.verses(verseCount, verseCount.toLocaleString(language)) }),
  });
}
