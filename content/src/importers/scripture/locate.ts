import { verseOsisId } from '@manna/shared/domain';
import { isVerse } from '../../base/bible/reference-verses';
import { faultAt, type Place } from '../../base/files/place';
import { orgToKjv, type Mapped } from '../org-versification';

/** The numberings that a translation may come in. */
export const numberings = ['kjv', 'org'] as const;
export type Numbering = (typeof numberings)[number];

/** Where a verse of a file belongs in the King James Version's numbering, or why it belongs nowhere. */
export type Locate = (verse: number, place: Place) => Mapped;

/**
 * Finds the places of a translation's verses. A file that says nothing of its numbering is taken to have the King James
 * Version's; a verse that only the original numbering has shows that it has not, and throws ContentError, since then the
 * verses before it would stand under wrong numbers.
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
    return { reason: `${verseOsisId(verse)} is no verse of the King James Version.` };
  };
}
