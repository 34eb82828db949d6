import { bracketedWords } from './bracketed-words';
import type { AnchoredNote, MarkedText } from '../../../base/bible/blocks';
import { tidySpaces } from '../../../base/bible/tidy-spaces';
import { BROKEN_OFF } from '../../../base/bible/translation-contents';
import { hasWords, PACKAGE, skip, type Edition } from './edition';
import { placeByNumber } from './placed-chapters';

const witnesses: Readonly<Record<string, string>> = {
  LXX: 'the Septuagint',
  NT: 'the New Testament',
  DSS: 'the Dead Sea Scrolls',
};
const siglum = / ?\(((?:LXX|NT|DSS)(?:\/(?:LXX|NT|DSS))*)\)/g;
const excluded = /^\\cf15\\I \[This verse (?:is|in) not in the majority of the (?:Greek )?manuscripts\.\]$/;

/**
 * The package cuts off verses from about this length. A full stop at the cut counts as a coincidence if the verse of
 * the King James Version has at least `LONGER_IN_KJV` characters.
 */
const CUT_FROM = 229;
const LONGER_IN_KJV = 280;
const openedBracket = /[[{]([^\]}]*)$/;
const lastWord = /\s*[[({]?[^\s[({]*$/;

const inWords = (sigla: string) =>
  `With ${sigla
    .split('/')
    .map((each) => witnesses[each] ?? each)
    .join(' and ')}.`;

/** Converts the sigla in a verse to notes: 'vain things (LXX/NT)?' has a note after 'things'. */
function withNotes(text: string): MarkedText {
  const sigla: { before: string; text: string }[] = [];
  let plain = '';
  let from = 0;
  for (const match of text.matchAll(siglum)) {
    plain += text.slice(from, match.index);
    sigla.push({ before: bracketedWords(plain).text, text: inWords(match[1] ?? '') });
    from = match.index + match[0].length;
  }
  const notes: AnchoredNote[] = sigla.map(({ before, text: note }) => ({ at: before.length, text: note }));
  return { ...bracketedWords(plain + text.slice(from)), notes };
}

/** A Conservative Version, by Walter L. Porter. */
export const acv: Edition = {
  slug: 'acv',
  translation: {
    slug: 'acv',
    name: 'A Conservative Version',
    shortName: 'ACV',
    language: 'en',
    direction: 'ltr',
    year: 2005,
    licence: 'A Conservative Version was placed in the public domain by its translator, Walter L. Porter.',
  },
  attribution: `A Conservative Version, by Walter L. Porter, who placed it in the public domain for all time, from the package ${PACKAGE} (its code under the MIT licence), which names www.stillvoices.org for its rights.`,
  expected: {
    books: 66,
    chapters: 1189,
    verses: 31_102,
    'empty verses': 0,
    'filler verses': 0,
    'excluded verses': 4,
    sigla: 51,
    'verses broken off': 1735,
  },
  arrange: (bible, guide) => {
    const placed = placeByNumber(bible, hasWords);
    const broken = new Map<string, string[]>();
    let left = 0;
    let sigla = 0;
    for (const { chapter, verse, text } of [...placed.entries()]) {
      const ref = `${chapter}.${verse}`;
      if (excluded.test(text)) {
        placed.omit(chapter, verse);
        left += 1;
        continue;
      }
      sigla += [...text.matchAll(siglum)].length;
      const kjvLength = guide.chapters.get(chapter)?.verses[verse - 1]?.length ?? 0;
      const ends = /[.?!]['")\]]*$/.test(text);
      if (text.length < CUT_FROM || (ends && kjvLength < LONGER_IN_KJV)) continue;
      const whole = ends ? text : text.replace(lastWord, '').replace(openedBracket, '$1');
      placed.replace(chapter, verse, `${whole} ${BROKEN_OFF}`);
      const book = chapter.slice(0, chapter.indexOf('.'));
      broken.set(book, [...(broken.get(book) ?? []), ref]);
    }
    const count = [...broken.values()].reduce((sum, { length }) => sum + length, 0);
    return {
      chapters: placed.finish((text) => withNotes(tidySpaces(text))),
      counts: { 'excluded verses': left, sigla, 'verses broken off': count },
      skipped: [
        ...[...broken.values()].map((refs) =>
          skip(
            'acv',
            refs.join(', '),
            'The package cuts the verse off after some 230 characters; it ends in an ellipsis.',
          ),
        ),
        skip('acv', 'Ps.3 and others', 'The package has no titles of psalms.'),
      ],
    };
  },
};
