import { useEffect, useState } from 'react';
import { useData, useLanguage, useSite, useTextOf } from '@manna/shared/runtime';
import type { LoadedCard, LoadHomeCards } from '../../host/slots/home-cards';

/** What the home page shows on one day. */
export interface HomeDay {
  /** '2026-11-21'. */
  date: string;
  cards: readonly LoadedCard[];
}

/** The day on a reader's calendar, or on the server's: '2026-11-21'. */
export function dateOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/**
 * The day that the server rendered, then the reader's own day if it differs: the server may be in another time zone,
 * and a page may come from a cache or stay open overnight. If the reader's day cannot be loaded, the first one stays.
 */
export function useOwnDay(received: HomeDay, load: LoadHomeCards): HomeDay {
  const data = useData();
  const site = useSite();
  const language = useLanguage();
  const text = useTextOf();
  const [own, setOwn] = useState({ received, day: received });
  const day = own.received === received ? own.day : received;
  useEffect(() => {
    let isCurrent = true;
    const update = async () => {
      const date = dateOf(new Date());
      if (document.hidden || date === day.date) return;
      const { cards, isComplete } = await load({ data, site, language, text, date });
      // The page says which day it shows, so it is right as it is if the reader's day cannot be loaded.
      if (isCurrent && isComplete) setOwn({ received, day: { date, cards } });
    };
    const onVisible = () => void update();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [received, day.date, data, site, language, text, load]);
  return day;
}
