import { bareLetters, isSameName } from './words/english-words';
import { editDistance } from './words/kjv-spelling';
import { joinedTo, type Join } from './join-names';
import type { NameRecord } from './name-record';

/** Records that are forms of one name. The main record gives the type and key. */
export interface MergedName {
  readonly main: NameRecord;
  /** All records, `main` first. */
  readonly parts: readonly NameRecord[];
  readonly name: string;
  readonly aliases: readonly string[];
  /** Verse numbers, ascending. */
  readonly verses: readonly number[];
}

/** Returns the normal spelling of names that are printed in capitals, such as 'JEHOVAH' and 'BABYLON'. */
const asName = (text: string) => (/^[A-Z]{3,}$/.test(text) ? text.charAt(0) + text.slice(1).toLowerCase() : text);
const isPlural = (text: string) => /(?:s|im)$/.test(text) && !text.endsWith('ss');

/** Converts the lexicon's spelling of sounds to that of the King James Version, such as 'Ts' to 'Z'. */
const inKjvLetters = (text: string) =>
  text
    .replace(/Ch/g, 'H')
    .replace(/ch/g, 'h')
    .replace(/Ts/g, 'Z')
    .replace(/ts/g, 'z')
    .replace(/j(?=im\b)/g, '');

/** The number of equal first letters that make a name recognisable in another. */
const ENOUGH_LETTERS = 3;

/** Returns the spelling of a name that a people's name is derived from: Hanoch, not Enoch, for the Hanochites. */
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
 * Returns the land or ancestor that a people is named after. This is the name that the lexicon derives the people's
 * name from, if the definition agrees with it or names nothing. Otherwise it is the name in the definition ('Tishbeh'
 * for the Tishbite), in the spelling of the King James Version if that is known.
 */
export function baseNameOf(
  { main, name }: MergedName,
  base: MergedName | undefined,
  kjvName: (bare: string) => string | undefined,
): string | undefined {
  const { definition } = main.entry;
  const namedAfter = /\b(?:inhabitants?|natives?|descend[ae]nts?)(?: \([^)]*\))? (?:of|from) (\p{Lu}[\p{L}-]+)/u.exec(
    definition,
  )?.[1];
  const slips = (namedAfter?.length ?? 0) < ENOUGH_LETTERS + 2 ? 1 : 2;
  const isNamesake = (word: string) => editDistance(bareLetters(word), bareLetters(namedAfter ?? ''), slips) <= slips;
  const confirmed =
    namedAfter === undefined || base?.parts.some(({ entry }) => entry.definition.split(/[^\p{L}-]+/u).some(isNamesake));
  if (base && confirmed) return likest(name, base);
  return namedAfter === undefined ? undefined : (kjvName(bareLetters(namedAfter)) ?? inKjvLetters(namedAfter));
}

/** Returns the lexicon's name for a name that the King James Version translates: 'Ben-Hur' for 'the son of Hur'. */
function lexiconName({ entry }: NameRecord): string {
  const [first = ''] = /^\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*/u.exec(entry.definition) ?? [];
  return inKjvLetters(first);
}

/** Returns all spellings of the records, those with the most verses first. */
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
  // Use the spelling of the name's own testament: Elijah, not Elias. Aramaic forms count, feminine forms do not.
  const own = main.members ? [main] : parts.filter((part) => part.entry.strongs.startsWith(key.slice(0, 1)));
  const forms = formsOf(own);
  const plural = main.members ? (forms.find(isPlural) ?? formsOf(parts).find(isPlural)) : undefined;
  return plural ?? forms[0] ?? spelling.name;
}

/** Returns the lexicon's hyphenated spellings, such as 'Beth-el', which most readers of the King James Version know. */
const hyphened = ({ entry }: NameRecord, names: readonly string[]): string[] =>
  (entry.kjvDefinition.match(/\b[A-Z][a-z]+(?:-[A-Za-z]+)+/g) ?? [])
    .filter((each) => names.some((name) => name.toLowerCase() === each.replaceAll('-', '').toLowerCase()))
    .map((each) => each.charAt(0) + each.slice(1).toLowerCase());

/** Merges joined records into names. The aliases are all other spellings, the most frequent first. */
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
    const plain = nameOf(main, parts, shown);
    const spelled = [plain, ...formsOf(parts)];
    const hyphenated = parts.flatMap((part) => hyphened(part, spelled));
    // The text that the site reads has no hyphens in names; readers know 'Beth-aven', as authored entries write it.
    const name = shown.has(main.key) ? plain : (hyphenated.find((each) => isSameName(each, plain)) ?? plain);
    const aliases = [...new Set([...spelled, ...hyphenated])].filter((alias) => alias !== name);
    const verses = [...new Set(parts.flatMap((part) => part.verses))].sort((a, b) => a - b);
    return [{ main, parts, name, aliases, verses }];
  });
}
