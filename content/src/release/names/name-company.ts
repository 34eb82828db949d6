import type { CueKind } from './types/cue-words';
import type { HebrewVerse } from './words/hebrew-token';
import { OBJECT_MARK, occurrencesOf } from './names-in-verse';
import { mostVersesFirst, type Cue } from './types/text-cues';

/**
 * Finds weak cues in the names next to a name: if `kindOf` knows what a neighbour is, as in lists of cities or men, the
 * name is probably the same kind.
 */
export function readCompany(
  verses: readonly HebrewVerse[],
  kindOf: (lemma: string) => CueKind | undefined,
): Map<string, Cue[]> {
  const found = new Map<string, Map<CueKind, number[]>>();
  for (const verse of verses) {
    const names = occurrencesOf(verse);
    for (const [index, { lemma, from, to }] of names.entries()) {
      const before = names[index - 1];
      const after = names[index + 1];
      // 'And' is a prefix of the name or, in a list of objects, of the object mark between the names.
      const isNext = (end: number, begin: number) =>
        begin === end ||
        (begin === end + 1 && verse.words[end]?.lemma === OBJECT_MARK && verse.words[end].prefixes === 'c');
      const beside = [
        ...(before && isNext(before.to, from) ? [kindOf(before.lemma)] : []),
        ...(after && isNext(to, after.from) ? [kindOf(after.lemma)] : []),
      ].filter((kind) => kind !== undefined);
      const [kind] = beside;
      if (!kind || beside.some((other) => other !== kind)) continue;
      const kinds = found.get(lemma) ?? new Map<CueKind, number[]>();
      found.set(lemma, kinds);
      const listed = kinds.get(kind);
      if (!listed) kinds.set(kind, [verse.verse]);
      else if (listed.at(-1) !== verse.verse) listed.push(verse.verse);
    }
  }
  const phrase = {
    person: 'beside a person',
    woman: 'beside a person',
    place: 'beside a place',
    city: 'beside a place',
    people: 'beside a people',
  };
  return new Map(
    [...found].map(([lemma, kinds]) => [
      lemma,
      [...kinds]
        .map(([kind, listed]) => ({ kind, phrase: phrase[kind], strong: false, verses: listed }))
        .sort(mostVersesFirst),
    ]),
  );
}
