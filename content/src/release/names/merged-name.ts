import { bareLetters } from './words/english-words';
import { editDistance } from './words/kjv-spelling';
import { joinedTo, type Join } from './join-names';
import type { NameRecord } from './name-record';

/** Records that are one name: the first gives type and key, the others are its forms. */
export interface MergedName {
  readonly main: NameRecord;
  /** All of them, `main` first. */
  readonly parts: readonly NameRecord[];
  readonly name: string;
  readonly aliases: readonly string[];
  /** Verse numbers, ascending. */
  readonly verses: readonly number[];
}

/** 'JEHOVAH' and 'BABYLON' are how a title is printed, not how a name is spelled. */
const asName = (text: string) => (/^[A-Z]{3,}$/.test(text) ? text.charAt(0) + text.slice(1).toLowerCase() : text);
const isPlural = (text: string) => /(?:s|im)$/.test(text) && !text.endsWith('ss');

/** 'Lebo-hamath' as the lexicon spells it, in the letters that the King James Version has for such sounds. */
const inKjvLetters = (text: string) =>
  text
    .replace(/Ch/g, 'H')
    .replace(/ch/g, 'h')
    .replace(/Ts/g, 'Z')
    .replace(/ts/g, 'z')
    .replace(/j(?=im\b)/g, '');

/** Letters at the beginning that make a name recognisable in another. */
const ENOUGH_LETTERS = 3;

/** The one of a name's spellings that a people's name is made from: Hanoch, not Enoch, for the Hanochites. */
function likest(members: string, { name, aliases }: MergedName): string {
  const common = (spelling: string) => {
    let length = 0;
    while (length < spelling.length && bareLetters(spelling).charAt(length) === bareLetters(members).charAt(length))
      length += 1;
    return length;
  };
  if (common(name) >= ENOUGH_LETTERS) return name;
  return aliases
    .filter((alias) => !/-|ites?$|eans?$/.test(alias))
    .reduce((best, each) => (common(each) > common(best) ? each : best), name);
}

/**
 * The land or forefather that a people is named after: what the lexicon derives its name from where its definition says
 * the same, else what the definition says, in readers' spelling where that is known ('Tishbeh' for the Tishbite).
 */
export function baseNameOf(
  { main, name }: MergedName,
  base: MergedName | undefined,
  kjvName: (bare: string) => string | undefined,
): string | undefined {
  const { definition } = main.entry;
  const told = /\b(?:inhabitants?|natives?|descend[ae]nts?)(?: \([^)]*\))? (?:of|from) (\p{Lu}[\p{L}-]+)/u.exec(
    definition,
  )?.[1];
  const slips = (told?.length ?? 0) < ENOUGH_LETTERS + 2 ? 1 : 2;
  const isTold = (word: string) => editDistance(bareLetters(word), bareLetters(told ?? ''), slips) <= slips;
  const confirmed =
    told === undefined || base?.parts.some(({ entry }) => entry.definition.split(/[^\p{L}-]+/u).some(isTold));
  if (base && confirmed) return likest(name, base);
  return told === undefined ? undefined : (kjvName(bareLetters(told)) ?? inKjvLetters(told));
}

/** The lexicon's own name for what the King James Version translates: 'Ben-Hur' for 'the son of Hur'. */
function lexiconName({ entry }: NameRecord): string {
  const [first = ''] = /^\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*/u.exec(entry.definition) ?? [];
  return inKjvLetters(first);
}

/** All spellings of the records, those with most verses first. */
function formsOf(parts: readonly NameRecord[]): string[] {
  const verses = new Map<string, number>();
  for (const { spelling } of parts) {
    for (const form of spelling.forms)
      verses.set(asName(form.text), (verses.get(asName(form.text)) ?? 0) + form.verses);
  }
  return [...verses].sort((a, b) => b[1] - a[1]).map(([text]) => text);
}

function nameOf(main: NameRecord, parts: readonly NameRecord[], shown: ReadonlyMap<string, string>): string {
  const { spelling, key } = main;
  const given = shown.get(key);
  if (given !== undefined) return given;
  if (spelling.source === 'none') return spelling.name === '' ? lexiconName(main) : spelling.name;
  // The name is spelled as its own testament has it: Elijah, not Elias. Its Aramaic forms count, its feminine ones do not.
  const own = main.members ? [main] : parts.filter((part) => part.entry.strongs.startsWith(key.slice(0, 1)));
  const forms = formsOf(own);
  const plural = main.members ? (forms.find(isPlural) ?? formsOf(parts).find(isPlural)) : undefined;
  return plural ?? forms[0] ?? spelling.name;
}

/** Hyphened spellings of the lexicon, 'Beth-el': most readers of the King James Version know them. */
const hyphened = ({ entry }: NameRecord, names: readonly string[]): string[] =>
  (entry.kjvDefinition.match(/\b[A-Z][a-z]+(?:-[A-Za-z]+)+/g) ?? []).filter((each) =>
    names.some((name) => name.toLowerCase() === each.replaceAll('-', '').toLowerCase()),
  );

/** Joins records by key; the aliases are all other spellings, the main record's first. */
export function mergeNames(
  records: readonly NameRecord[],
  joins: ReadonlyMap<string, Join>,
  shown: ReadonlyMap<string, string>,
): MergedName[] {
  const groups = new Map<string, NameRecord[]>();
  for (const record of records) if (!joins.has(record.key)) groups.set(record.key, [record]);
  for (const record of records) if (joins.has(record.key)) groups.get(joinedTo(record.key, joins))?.push(record);
  return [...groups.values()].flatMap((parts) => {
    const [main] = parts;
    if (!main) return [];
    const name = nameOf(main, parts, shown);
    const spelled = formsOf(parts);
    const all = [...spelled, ...parts.flatMap((part) => hyphened(part, [name, ...spelled]))];
    const aliases = [...new Set(all)].filter((alias) => alias !== name);
    const verses = [...new Set(parts.flatMap((part) => part.verses))].sort((a, b) => a - b);
    return [{ main, parts, name, aliases, verses }];
  });
}
