import { alike } from '../../sources/likeness';
import type { Check, Examined, Finding } from './finding';

function unexplained({ text, record }: Examined): Finding[] {
  const explained = new Set(record.omitted.map(({ verse }) => verse));
  return text.chapters
    .flatMap(({ styling }) => styling)
    .filter(({ kind, ref }) => kind === 'omitted' && ref !== undefined && !explained.has(ref))
    .map(({ ref = '' }) => ({ verse: ref, found: 'no words, and no reason is known' }));
}

function untrue({ verses, record }: Examined): Finding[] {
  return record.omitted
    .filter(({ verse }) => verses.has(verse))
    .map(({ verse }) => ({ verse, found: 'is said to be missing and is there' }));
}

const SELAH = 'H5542';
/** The books that have the word; elsewhere Selah is a place. */
const withSelah = /^(?:Ps|Hab)\./;

function selahs({ verses, hebrew }: Examined): Finding[] {
  return [...verses].flatMap(([verse, text]) => {
    const wanted = (hebrew.get(verse) ?? []).filter(({ strongs }) => strongs === SELAH).length;
    const found = withSelah.test(verse) ? (text.match(/\bselah\b/gi)?.length ?? 0) : 0;
    return found === wanted || (wanted === 0 && !withSelah.test(verse))
      ? []
      : [{ verse, found: `${found} Selahs, and ${wanted} in the Hebrew` }];
  });
}

function titles({ text, guide }: Examined): Finding[] {
  const there = new Set(text.chapters.map(({ osisId }) => osisId));
  const titled = new Set(
    text.chapters.filter(({ styling }) => styling.some(({ kind }) => kind === 'title')).map(({ osisId }) => osisId),
  );
  return [...guide.chapters.values()]
    .filter(({ osisId, title }) => title !== undefined && there.has(osisId) && !titled.has(osisId))
    .map(({ osisId }) => ({ verse: `${osisId}.1`, found: 'no title over the psalm' }));
}

/** How much more alike a verse must be to its neighbour than to its own verse. Cosine, from 0 to 1. */
const CLEARLY = 0.4;

/** Verses that are the King James Version's verse before or after the one whose number they have. */
function misplaced({ verses, guide, kjv }: Examined): Finding[] {
  const numbers = [...kjv.keys()];
  const weighed = [...guide.chapters.values()].flatMap((chapter) => chapter.weighed);
  return numbers.flatMap((verse, index) => {
    const words = verses.get(verse);
    const own = weighed[index];
    if (words === undefined || !own) return [];
    const weight = guide.likeness.weigh(words);
    const likeness = alike(weight, own);
    const neighbours = [index - 1, index + 1].filter((at) => {
      const other = weighed[at];
      return other && alike(weight, other) > likeness + CLEARLY;
    });
    return neighbours.map((at) => ({ verse, found: `has the words of ${numbers[at] ?? ''}` }));
  });
}

/** Checks of which verses an edition has, and of what belongs to the Psalms. */
export const verseChecks: readonly Check[] = [
  {
    kind: 'lost verse',
    scope: 'every language',
    about: 'A verse has no words, and no reason is known.',
    find: unexplained,
  },
  {
    kind: 'untrue omission',
    scope: 'every language',
    about: 'A verse is said to be missing and is there.',
    find: untrue,
  },
  {
    kind: 'Selah',
    scope: 'English and Spanish',
    about: 'A verse has more or fewer Selahs than the Hebrew.',
    find: selahs,
  },
  {
    kind: 'psalm title',
    scope: 'Latin letters',
    about: 'A psalm has lost its title.',
    find: titles,
  },
  {
    kind: 'other number',
    scope: 'English',
    about: 'A verse has the words of the verse before or after it.',
    find: misplaced,
  },
];
