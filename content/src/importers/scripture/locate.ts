import { verseOsisId } from '@manna/shared/domain';
import { isVerse } from '../../base/bible/reference-verses';
import { faultAt, type Place } from '../../base/files/place';
import { orgToKjv, type Mapped } from '../org-versification';

/** The numberings that a translation may have. */
export const numberings = ['kjv', 'org'] as const;
export type Numbering = (typeof numberings)[number];

/** The King James Version's verse for a verse of a file, or the reason why there is none. */
export type Locate = (verse: number, place: Place) => Mapped;

/**
 * Finds the King James Version's verses for a translation's verses. A file that does not state its numbering is
 * assumed to have the King James Version's. If it then has a verse that only the original numbering has, throws
 * ContentError, because the verses before it would get wrong numbers.
 */
export function locateBy(numbering: Numbering): Locate {
  let org: ((verse: number) => Mapped) | undefined;
  const original = (verse: number): Mapped => {
    org ??= orgToKjv();
    return org(verse);
  };
  if (numbering === 'org') return original;
  return (verse, place) => {
    if (isVerse(verse)) return { verse };
    const mapped = original(verse);
    if ('verse' in mapped || mapped.title) {
      throw faultAt(
        place,
        `${verseOsisId(verse)} is a verse of the Hebrew numbering alone; import with --versification org.`,
      );
    }
    return { reason: `${verseOsisId(verse)} is not a verse of the King James Version.` };
  };
}
