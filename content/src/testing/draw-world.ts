import type { Entry, Journey, Lineage } from '@manna/shared/contracts';
import type { Order, World } from '../studio/maker';
import { parseReference } from '../base/bible/find-references';

/** A world to draw from, as text: one entry, stop or member a line, its parts between bars. */
export interface DrawnWorld {
  /** 'bethel | Bethel | 35.24 31.92 | certain'; without coordinates 'hobah | Hobah | | unknown'. */
  readonly places?: string;
  /** 'abraham | Abraham'. */
  readonly people?: string;
  /** 'cubit | about 44.5 cm (17.5 inches)'. */
  readonly measures?: string;
  /** By slug: 'bethel | Genesis 12:8'. */
  readonly journeys?: Readonly<Record<string, string>>;
  /** By slug: 'Asa | 1 Kings 15:9 | -954 -913'. */
  readonly lineages?: Readonly<Record<string, string>>;
  /** By verse number. */
  readonly verses?: Readonly<Record<number, string>>;
}

const rowsOf = (text = ''): string[][] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.split('|').map((part) => part.trim()));

function refsOf(text: string) {
  const refs = parseReference(text);
  if (typeof refs === 'string') throw new Error(`${text} ${refs}`);
  return refs;
}

const baseOf = (collection: string, slug: string, name: string, number: number) => ({
  id: `${collection}-${number}`,
  slug,
  name,
  category: collection,
  pagePath: `/encyclopedia/${collection}/${slug}`,
  aliases: [],
  summary: `${name} in a test.`,
  body: [],
  origin: 'authored' as const,
  references: [],
  verses: [],
  originals: [],
  images: [],
});

/** The world that a text draws; references in it are the house style's. */
export function drawWorld(drawn: DrawnWorld): World {
  const entries = new Map<string, Entry>();
  rowsOf(drawn.places).forEach(([slug = '', name = '', at = '', certainty = ''], index) => {
    const [lon, lat] = at.split(' ').map(Number);
    entries.set(`places/${slug}`, {
      typename: 'Place',
      ...baseOf('places', slug, name, index + 1),
      kind: 'city',
      certainty: certainty as 'certain',
      ...(at && lon !== undefined && lat !== undefined ? { location: { lat, lon } } : {}),
    });
  });
  rowsOf(drawn.people).forEach(([slug = '', name = ''], index) => {
    entries.set(`people/${slug}`, { typename: 'Person', ...baseOf('people', slug, name, index + 1) });
  });
  rowsOf(drawn.measures).forEach(([slug = '', measure = ''], index) => {
    const word = { ...baseOf('dictionary', slug, slug, index + 1), kind: 'measure' as const, measure };
    entries.set(`dictionary/${slug}`, { typename: 'DictionaryWord', ...word });
  });
  const journeys = Object.entries(drawn.journeys ?? {}).map(([slug, text]): [string, Journey] => [
    slug,
    {
      slug,
      name: `The journey ${slug}`,
      summary: 'A journey in a test.',
      travellers: [],
      stops: rowsOf(text).map(([place = '', reference = '']) => ({
        place: entries.get(`places/${place}`)?.id ?? `nowhere-${place}`,
        references: [...refsOf(reference)],
      })),
    },
  ]);
  const lineages = Object.entries(drawn.lineages ?? {}).map(([slug, text]): [string, Lineage] => [
    slug,
    {
      slug,
      name: `The lineage ${slug}`,
      summary: 'A lineage in a test.',
      kind: 'descent',
      members: rowsOf(text).map(([name = '', reference = 'Genesis 5:1', years = '']) => {
        const [start, end] = years.split(' ').map(Number);
        const span = years && start !== undefined && end !== undefined ? { start, end } : {};
        return { name, references: [...refsOf(reference)], ...span };
      }),
    },
  ]);
  return {
    entries,
    journeys: new Map(journeys),
    lineages: new Map(lineages),
    relations: [],
    verseText: (verse) => drawn.verses?.[verse],
    refs: refsOf,
  };
}

/** An order with these options. */
export const orderOf = (options: Readonly<Record<string, unknown>>, slug = 'a-picture'): Order => ({
  slug,
  category: 'maps',
  name: 'A picture',
  summary: 'A picture that a test asks for.',
  options,
});
