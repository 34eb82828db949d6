import type { DataClient, Language } from '@manna/shared/contracts';
import { HomeDocument, type HomeQuery } from '../../generated/graphql';

/** What the first page tells on one day. */
export interface HomeDay {
  /** '2026-11-21'. */
  date: string;
  told: HomeQuery['home'];
}

/** The day on a reader's calendar, or on the server's: '2026-11-21'. */
export function dateOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export async function loadHomeDay(data: DataClient, date: string, language: Language): Promise<HomeDay> {
  const { home } = await data.query(HomeDocument, { date, language });
  return { date, told: home };
}
