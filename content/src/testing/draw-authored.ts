import type { OriginalWord } from '@manna/shared/contracts';
import { TextIndex } from '../base/bible/text-index';
import type { AuthoredWorld } from '../release/authored/authored';
import type { AuthoredFile } from '../release/authored/parse/authored-file';
import { isCollection, type AuthoredCollection } from '../release/authored/front-matter';
import { parseAuthored, type AuthoredRead } from '../release/authored/read-authored';

type Fields = Readonly<Record<string, unknown>>;

/** Front matter that is enough for an entry of each collection. */
const leastFields: Readonly<Record<AuthoredCollection, Fields>> = {
  people: { sex: 'male' },
  places: { kind: 'city', certainty: 'unknown' },
  events: { start: '1921 BC', dating: 'traditional', period: 'patriarchs' },
  plants: { kind: 'tree', certainty: 'certain' },
  tribes: { kind: 'tribe' },
  animals: { kind: 'mammal', certainty: 'certain' },
  dictionary: { kind: 'vocabulary' },
  articles: { category: 'history', published: '2026-01-01' },
  resources: { category: 'maps', maker: 'map' },
};

/** Words enough for every short entry. */
export const filler = 'He went as he was told, and the land lay before him in the morning light. '.repeat(5).trim();

/** The text of an entry's file, a field a line; JSON is YAML too. */
export function drawEntry(path: string, fields: Fields = {}, body = filler): string {
  const [collection = '', slug = ''] = path.split('/');
  const all = {
    name: slug,
    title: `The title of ${slug}`,
    summary: `A summary of ${slug} that is long enough.`,
    references: ['Genesis 12:1'],
    ...(isCollection(collection) ? leastFields[collection] : {}),
    ...fields,
  };
  const lines = Object.entries(all).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

const folderAndName = (path: string, text: string): AuthoredFile => {
  const [folder = '', name = ''] = path.split('/');
  return { folder, name, text };
};

/** Verses that fixtures quote. */
const verses = new Map([
  [1_012_001, 'Now the LORD had said unto Abram, Get thee out of thy country,'],
  [1_012_002, 'And I will make of thee a great nation,'],
  [1_012_003, 'And I will bless them that bless thee,'],
  [1_036_012, "And Timna was concubine to Eliphaz Esau's son; and she bare to Eliphaz Amalek:"],
]);

const word = (strongs: string): OriginalWord => ({
  strongs,
  language: strongs.startsWith('H') ? 'he' : 'grc',
  text: strongs,
  transliteration: strongs.toLowerCase(),
});

/** A world with three verses, and a lexicon that knows H1 to H9999 and the same in Greek. */
export const smallWorld: AuthoredWorld = {
  verseText: (verse) => verses.get(verse),
  original: (strongs) => (/^[HG][1-9]\d{0,3}$/.test(strongs) ? word(strongs) : undefined),
  text: new TextIndex((verse) => verses.get(verse)),
  hebrew: (strongs) => (strongs === 'H4600' ? [1_024_010] : []),
};

/** Authored content of files by their paths below content/authored: 'people/abraham.md'. */
export const readDrawn = (files: Readonly<Record<string, string>>): AuthoredRead =>
  parseAuthored(
    Object.entries(files).map(([path, text]) => folderAndName(path, text)),
    smallWorld,
  );

/** Authored content of entries by 'people/abraham', each with its own fields and, where given, its text. */
export const readEntries = (entries: Readonly<Record<string, Fields & { readonly body?: string }>>): AuthoredRead =>
  readDrawn(
    Object.fromEntries(
      Object.entries(entries).map(([path, { body, ...fields }]) => [`${path}.md`, drawEntry(path, fields, body)]),
    ),
  );
