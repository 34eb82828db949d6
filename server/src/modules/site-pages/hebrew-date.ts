import type { Language } from '@manna/shared/contracts';

export const DAY_MS = 86_400_000;

/** A day of the Hebrew calendar. */
export interface HebrewDate {
  /** Month of the Bible, 1 Nisan to 12 Adar; undefined for Adar I of a leap year. */
  month: number | undefined;
  /** From 1. */
  day: number;
}

const options = { timeZone: 'UTC', day: 'numeric', month: 'long' } as const;
const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-u-ca-hebrew', options),
  es: new Intl.DateTimeFormat('es-u-ca-hebrew', options),
};

/**
 * Months by their English names. A leap year has thirteen: Adar I is inserted before Adar II. The Adar of the Bible is
 * then Adar II, in which Purim is celebrated, so nothing is dated in Adar I.
 */
const months = new Map([
  ...['Nisan', 'Iyar', 'Sivan', 'Tamuz', 'Av', 'Elul'].map((name, index) => [name, index + 1] as const),
  ...['Tishri', 'Heshvan', 'Kislev', 'Tevet', 'Shevat', 'Adar'].map((name, index) => [name, index + 7] as const),
  ['Adar II', 12] as const,
]);

/** The Hebrew day that covers most of a day; it began at sunset of the day before. `time` is in milliseconds, UTC. */
export function hebrewDateOf(time: number): HebrewDate {
  const parts = formats.en.formatToParts(time);
  const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { month: months.get(partOf('month')), day: Number(partOf('day')) };
}

/** The date as text: '24 Kislev', '24 de kislev'. */
export const formatHebrewDate = (time: number, language: Language): string => formats[language].format(time);
