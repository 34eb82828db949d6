import { useEffect, useState } from 'react';
import type { DataClient, LoaderArgs } from '@manna/shared/contracts';
import { readerTranslation } from '@manna/shared/domain';
import { reportFailure, useData, useReaderTranslation } from '@manna/shared/runtime';
import type { VerseOfTheDayQuery } from '../../generated/graphql';

/** The passage of a day with its text in one translation. */
export type DailyVerse = NonNullable<VerseOfTheDayQuery['home']['verseOfTheDay']>;

/** The verse of the day in another translation; null if the site does not have that, or it lacks a verse of the passage. */
async function loadIn(slug: string, daily: DailyVerse, data: DataClient): Promise<DailyVerse | null> {
  // Only readers who have chosen a translation need it.
  const { VerseInTranslationDocument } = await import(
    /* webpackChunkName: "verse-in-translation" */ '../../generated/verse-in-translation-document'
  );
  const { osisIds } = daily.passage;
  const { verses, translations } = await data.query(VerseInTranslationDocument, { osisIds, translation: slug });
  const translation = translations.find((candidate) => candidate.slug === slug);
  const texts = verses.flatMap(({ text }) => text ?? []);
  return translation && texts.length === osisIds.length ? { ...daily, text: texts.join(' '), translation } : null;
}

/**
 * The verse of the day in the translation of the reader, or on the server in the site's for the language of the page.
 * Resolves to it as it was received if that translation lacks the passage or cannot be loaded.
 */
export function inReadersTranslation(
  received: DailyVerse,
  { data, ...reader }: Pick<LoaderArgs, 'data' | 'preference' | 'site'>,
): Promise<DailyVerse> {
  const slug = readerTranslation(reader);
  if (slug === received.translation.slug) return Promise.resolve(received);
  return loadIn(slug, received, data).then(
    (verse) => verse ?? received,
    (error: unknown) => {
      reportFailure(error, 'verse-of-the-day');
      return received;
    },
  );
}

/**
 * The verse of the day in the reader's translation. The first page comes from the server in the site's, which stays until
 * the other has loaded, and if the reader's translation lacks the passage.
 */
export function useDailyVerse(received: DailyVerse): DailyVerse {
  const data = useData();
  const preferred = useReaderTranslation();
  const [own, setOwn] = useState<{ received: DailyVerse; verse: DailyVerse | null }>();
  useEffect(() => {
    if (preferred === received.translation.slug) return undefined;
    let isCurrent = true;
    loadIn(preferred, received, data).then(
      (verse) => isCurrent && setOwn({ received, verse }),
      (error: unknown) => reportFailure(error, 'verse-of-the-day'),
    );
    return () => {
      isCurrent = false;
    };
  }, [preferred, received, data]);
  return own?.received === received && own.verse?.translation.slug === preferred ? own.verse : received;
}
