import { verseCountOf } from '../base/bible/versification';

/** Whether there is a verse with this OSIS id. */
export function reference(osisId: string): boolean {
  const dot = osisId.lastIndexOf('.');
  const verse = Number(osisId.slice(dot + 1));
  return verse >= 1 && verse <= verseCountOf(osisId.slice(0, dot));
}
