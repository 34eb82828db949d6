import type { Language } from '@manna/shared/contracts';

export const DAY_MS = 86_400_000;

/** A day of the Hebrew calendar. */
export interface HebrewDate {
  /** The Bible's month, 1 Nisan to 12 Adar; undefined for a month that the Bible does not count. */
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
 * Months by their English names. A leap year has thirteen: Adar I is put in before Adar II, which then is the Adar of the
 * Bible, for Purim is kept in it; what the Bible dates in Adar comes in no Adar I.
 */
const months = new Map([
  ...['Nisan', 'Iyar', 'Sivan', 'Tamuz', 'Av', 'Elul'].map((name, index) => [name, index + 1] as const),
  ...['Tishri', 'Heshvan', 'Kislev', 'Tevet', 'Shevat', 'Adar'].map((name, index) => [name, index + 7] as const),
  ['Adar II', 12] as const,
]);

/** The Hebrew day that most of a day belongs to, it having begun at sunset before; `time` is in milliseconds, UTC. */
export function hebrewDateOf(time: number): HebrewDate {
  const parts = formats.en.formatToParts(time);
  const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { month: months.get(partOf('month')), day: Number(partOf('day')) };
}

/** The same as readers see it: '24 Kislev', '24 de kislev'. */
export const formatHebrewDate = (time: number, language: Language): string => formats[language].format(time);
