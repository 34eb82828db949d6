import { before, deeds, kinship, movement, namedThings, titles, type CueKind } from './cue-words';
import type { HebrewToken, HebrewVerse } from '../words/hebrew-token';
import { isChildOf, OBJECT_MARK, occurrencesOf } from '../names-in-verse';

/** A phrase that shows what a name is, and the verses that contain it. */
export interface Cue {
  readonly kind: CueKind;
  /** Whether the cue is decisive for its verse. A weak cue is only a hint. */
  readonly strong: boolean;
  /** The phrase in English with a dash for the name: 'land of -'. */
  readonly phrase: string;
  readonly verses: readonly number[];
}

const construct = (word: HebrewToken) => /^(?:Nc|Aa|Vq[rs])..?c$|^Nc..c$|^V..?[mf]pc$/.test(word.morphology);
const ofHis = (word: HebrewToken) => /^Sp3[mf]s/.test(word.suffix);

interface Around {
  readonly previous: HebrewToken | undefined;
  readonly beforePrevious: HebrewToken | undefined;
  readonly first: HebrewToken;
  readonly last: HebrewToken;
  readonly next: HebrewToken | undefined;
}

function kinshipCue({ previous, first, next }: Around): [CueKind, string] | undefined {
  if (isChildOf(previous, 'son')) return ['person', 'son of -'];
  if (isChildOf(next, 'son') && next?.prefixes === '') return ['person', '- son of'];
  // Words after 'the daughter of' a man describe her, not him.
  if (isChildOf(previous, 'daughter')) return undefined;
  if (isChildOf(next, 'daughter') && next?.prefixes === '') return ['woman', '- daughter of'];
  if (next?.lemma === 'H802' && construct(next) && next.prefixes === '') return ['woman', '- wife of'];
  if (next && ofHis(next) && next.prefixes === '' && kinship[next.lemma] && /^N.[mf]s/.test(next.morphology)) {
    return [/H802|H517|H269/.test(next.lemma) ? 'woman' : 'person', `- his ${kinship[next.lemma]}`];
  }
  if (
    previous &&
    ofHis(previous) &&
    first.prefixes === '' &&
    kinship[previous.lemma] &&
    /^N.[mf]s/.test(previous.morphology)
  ) {
    return [/H802|H517|H269/.test(previous.lemma) ? 'woman' : 'person', `his ${kinship[previous.lemma]} -`];
  }
  return undefined;
}

function cueOf(around: Around): [CueKind, string] | undefined {
  const { previous, beforePrevious, first, last, next } = around;
  if (last.suffix === 'Sd') return ['place', 'to -'];
  const kin = kinshipCue(around);
  if (kin) return kin;
  if (next?.lemma === 'H1323' && /^N.fpc/.test(next.morphology) && ofHis(next)) return ['city', '- and her towns'];
  if (next && titles[next.lemma] && next.prefixes === 'd') return ['person', titles[next.lemma] ?? ''];
  if (next?.lemma === 'H4428' && /^N.msc/.test(next.morphology) && next.prefixes === '') return ['person', '- king of'];
  if (previous?.lemma === 'H4428' && previous.prefixes.includes('d') && first.prefixes === '')
    return ['person', 'King -'];
  if (previous?.lemma === 'H3205' && /^Vh?q?/.test(previous.morphology) && first.prefixes === '')
    return ['person', 'begat -'];
  if (next?.lemma === 'H3205' && /^V[hq][pw]/.test(next.morphology) && next.prefixes === '')
    return ['person', '- begat'];
  if (previous?.lemma === OBJECT_MARK && beforePrevious?.lemma === 'H3205') return ['person', 'begat -'];
  if (previous && deeds[previous.lemma] && /^V.w3[mf]s/.test(previous.morphology) && first.prefixes === '') {
    return [previous.morphology.includes('3f') ? 'woman' : 'person', deeds[previous.lemma] ?? ''];
  }
  if (previous && namedThings[previous.lemma] && previous.prefixes.includes('d') && beforePrevious?.lemma === 'H8034') {
    return ['place', `name of the ${namedThings[previous.lemma]} -`];
  }
  if (previous && /[bm]/.test(first.prefixes) && movement[previous.lemma] && previous.morphology.startsWith('V')) {
    return ['place', `${movement[previous.lemma]} ${first.prefixes.includes('b') ? 'in' : 'from'} -`];
  }
  if (previous && construct(previous) && previous.suffix === '' && first.prefixes.replace('d', '') === '') {
    return before[previous.lemma] as [CueKind, string] | undefined;
  }
  return undefined;
}

function weakCueOf({ previous, first }: Around): [CueKind, string] | undefined {
  if (/[bm]/.test(first.prefixes)) return ['place', first.prefixes.includes('b') ? 'in -' : 'from -'];
  if (previous?.lemma === 'H1121' && /^N.mpc$/.test(previous.morphology)) return ['people', 'children of -'];
  return undefined;
}

/** Compares cues: those with the most verses come first. */
export const mostVersesFirst = (a: Cue, b: Cue) => b.verses.length - a.verses.length || (a.phrase < b.phrase ? -1 : 1);

/** Finds the cues for every name of the text by Strong's number, those with the most verses first. */
export function readCues(verses: readonly HebrewVerse[]): Map<string, Cue[]> {
  const found = new Map<string, Map<string, Cue & { verses: number[] }>>();
  for (const verse of verses) {
    const { words } = verse;
    for (const { lemma, from, to } of occurrencesOf(verse)) {
      const first = words[from];
      const last = words[to - 1];
      if (!first || !last) continue;
      const around = { previous: words[from - 1], beforePrevious: words[from - 2], first, last, next: words[to] };
      const sure = cueOf(around);
      const cue = sure ?? weakCueOf(around);
      if (!cue) continue;
      const [kind, phrase] = cue;
      const phrases = found.get(lemma) ?? new Map<string, Cue & { verses: number[] }>();
      found.set(lemma, phrases);
      const foundCue = phrases.get(phrase) ?? { kind, phrase, strong: sure !== undefined, verses: [] };
      phrases.set(phrase, foundCue);
      if (foundCue.verses.at(-1) !== verse.verse) foundCue.verses.push(verse.verse);
    }
  }
  return new Map([...found].map(([lemma, phrases]) => [lemma, [...phrases.values()].sort(mostVersesFirst)]));
}
