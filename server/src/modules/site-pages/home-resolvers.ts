import type { Language } from '@manna/shared/contracts';
import type { GraphQLResolveInfo } from 'graphql';
import { entriesFor, entryFor } from '../entries/read-entry';
import type { QueryContext } from '../graphql/query-context';
import { languageOf } from '../language/page-language';
import { datedDayNear } from './dated-day';
import { DAY_MS, formatHebrewDate } from './hebrew-date';
import { passageOf } from './passage';
import { wordsOfPassage } from './passage-words';

/** Any leap year, because the list of daily verses has 366 days. */
const LEAP_YEAR = 2024;

/** The day for which the home page is rendered. */
interface HomeParent {
  /** ISO 8601. */
  date: string;
  /** Midnight of the day, in milliseconds, UTC. */
  time: number;
  language: Language;
}

function dayOfList(time: number): number {
  const date = new Date(time);
  const inLeapYear = Date.UTC(LEAP_YEAR, date.getUTCMonth(), date.getUTCDate());
  return (inLeapYear - Date.UTC(LEAP_YEAR, 0, 1)) / DAY_MS + 1;
}

async function verseOfTheDay({ time }: HomeParent, context: QueryContext) {
  const osis = await context.sitePages.verseOfDay(dayOfList(time));
  return osis === undefined ? undefined : wordsOfPassage(osis, context);
}

async function onThisDay({ time, language }: HomeParent, { sitePages }: QueryContext) {
  const found = datedDayNear(time, await sitePages.dated());
  const reference = found && passageOf(found.event.osis);
  if (!found || !reference) return undefined;
  const { sentence, translations, entry } = found.event;
  const translated = translations?.[language];
  return {
    today: formatHebrewDate(time, language),
    hebrewDate: formatHebrewDate(found.time, language),
    isToday: found.time === time,
    sentence: translated ?? sentence,
    language: translated === undefined ? 'en' : language,
    reference,
    entryId: entry,
  };
}

const entryOfDay =
  (kind: 'entry' | 'event') =>
  async ({ date }: HomeParent, _args: unknown, context: QueryContext, info: GraphQLResolveInfo) => {
    const id = await context.sitePages.entryOfDay(kind, date);
    return id === undefined ? undefined : entryFor(id, context, info);
  };

export const homeResolvers = {
  Query: {
    home: (_: unknown, { date, language }: { date: string; language: string }): HomeParent => ({
      date,
      time: Date.parse(date),
      language: languageOf(language),
    }),
  },
  Home: {
    verseOfTheDay: (day: HomeParent, _args: unknown, context: QueryContext) => verseOfTheDay(day, context),
    onThisDay: (day: HomeParent, _args: unknown, context: QueryContext) => onThisDay(day, context),
    entry: entryOfDay('entry'),
    event: entryOfDay('event'),
    news: async ({ date }: HomeParent, _args: unknown, context: QueryContext, info: GraphQLResolveInfo) =>
      entriesFor(await context.sitePages.news(date), context, info),
  },
  OnThisDay: {
    entry: (
      { entryId }: { entryId: string | undefined },
      _args: unknown,
      context: QueryContext,
      info: GraphQLResolveInfo,
    ) => (entryId === undefined ? undefined : entryFor(entryId, context, info)),
  },
};
