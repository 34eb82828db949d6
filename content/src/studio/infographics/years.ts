import { z } from 'zod';

/** 'AD 30' or '4004 BC' as astronomers count: 30 and -4003. */
export const yearSchema = z
  .string()
  .regex(/^([1-9][0-9]{0,3} BC|AD [1-9][0-9]{0,3})$/)
  .transform((text) => (text.startsWith('AD ') ? Number(text.slice(3)) : 1 - Number(text.slice(0, -3))));

/** '4004 BC' or 'AD 30' of a year as astronomers count. */
export const yearText = (year: number): string => (year > 0 ? `AD ${year}` : `${1 - year} BC`);

/** '975-958 BC', or a single year. */
export const spanText = (start: number, end: number): string => {
  if (start === end) return yearText(start);
  return start <= 0 && end <= 0 ? `${1 - start}-${1 - end} BC` : `${yearText(start)}-${yearText(end)}`;
};
