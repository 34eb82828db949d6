import { z } from 'zod';
import { importedProse, refsOf, summaryOf, versesOfAll } from '../../base/imported/imported-prose';
import { readLooseReference } from '../../base/imported/loose-references';
import { inputFiles } from '../files/input-files';
import { shapedJson } from '../files/json';
import { parseJson } from '../../base/files/parse-json';
import { faultAt } from '../../base/files/place';
import { readWhole } from '../files/read-lines';
import type { ImportLog } from '../import-log';
import type { ImportedEntry } from '../../base/imported/imported-entry';

const wordSchema = z.strictObject({
  name: z.string().min(1),
  slug: z.unknown().optional(),
  definitions: z.array(z.strictObject({ source: z.string(), text: z.string() })),
  scripture_refs: z.array(z.strictObject({ reference: z.string(), original: z.unknown().optional() })),
  sources: z.unknown().optional(),
});
type Word = z.infer<typeof wordSchema>;

/** Dictionaries of names, whose entries consist of a name and its meaning. */
const ofNames = new Set(['HIT']);

function entryOf(key: string, { name, definitions, scripture_refs }: Word, log: ImportLog): ImportedEntry | undefined {
  const text = definitions.map((definition) => definition.text).join('\n');
  const { body, refs, unread } = importedProse(text);
  const stated = scripture_refs.flatMap(({ reference }) => {
    const read = readLooseReference(reference);
    log.count('references');
    if (!read) log.skip(`${key}: ${reference}`, 'There are no such verses.');
    return read ?? [];
  });
  for (const words of unread)
    log.tally(`${key}: ${words}`, 'This looks like a reference but no such verse exists; it stays plain text.');
  const isName = definitions.every(({ source }) => ofNames.has(source));
  const summary = isName ? `The name means: ${text.trim().slice(0, 280)}.` : summaryOf(text);
  if (summary === undefined || text.trim() === '') {
    log.skip(key, 'The word has no text.');
    return undefined;
  }
  const verses = versesOfAll([...stated, ...refs]);
  return {
    key,
    typename: 'DictionaryWord',
    name,
    aliases: [],
    summary,
    body,
    references: refsOf(verses),
    verses,
    kind: isName ? 'name' : 'vocabulary',
    strongs: [],
    kin: [],
  };
}

/**
 * Reads a dictionary: a JSON file, or a folder with one for each letter. Throws ContentError with file and line if a
 * file is invalid or a word appears twice.
 */
export function readDictionary(path: string, log: ImportLog): ImportedEntry[] {
  const seen = new Map<string, string>();
  const entries: ImportedEntry[] = [];
  for (const file of inputFiles(path, ['.json'])) {
    const text = readWhole(file.path, file.name);
    const place = { file: file.name, line: 1 };
    const words = parseJson(text, place);
    if (typeof words !== 'object' || words === null || Array.isArray(words)) {
      throw faultAt(place, 'The file is not a dictionary: an object with a text for each word is expected.');
    }
    for (const [key, value] of Object.entries(words)) {
      const word = shapedJson(text, place, wordSchema, log, [key], value);
      const before = seen.get(key);
      if (before !== undefined) throw faultAt(place, `The word "${key}" is in ${before} already.`);
      seen.set(key, file.name);
      const entry = entryOf(key, word, log);
      if (entry) entries.push(entry);
    }
    log.count('files');
  }
  log.count('words', entries.length);
  return entries;
}
