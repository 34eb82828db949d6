import { useEffect, useState } from 'react';
import { useData, useLanguage } from '@manna/shared/runtime';
import { dateOf, loadHomeDay, type HomeDay } from './home-day';

/**
 * The day that a page came with, then the reader's own where that is another one: the server has a clock of its own, and
 * a page may come from a cache or stay open over night. What cannot be asked for stays as it came.
 */
export function useOwnDay(came: HomeDay): HomeDay {
  const data = useData();
  const language = useLanguage();
  const [asked, setAsked] = useState({ came, day: came });
  const day = asked.came === came ? asked.day : came;
  useEffect(() => {
    let wanted = true;
    const ask = () => {
      const today = dateOf(new Date());
      if (document.hidden || today === day.date) return;
      loadHomeDay(data, today, language).then(
        (own) => wanted && setAsked({ came, day: own }),
        // The page says which day it tells of, so it is right without the answer.
        () => undefined,
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', ask);
    };
  }, [came, day.date, data, language]);
  return day;
}
