import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { pillarDescriptorSchema } from '../contracts';
import { books } from './books';
import { entryPath } from './collections';
import {
  matchSiteRoute,
  pathOf,
  siteRoutes,
  withoutIndex,
  type SiteRouteId,
  type SiteRouteParams,
} from './site-routes';

type Row = (typeof siteRoutes)[number];

const staticSegments = siteRoutes.flatMap(({ pattern }) => pattern.split('/').filter((it) => /^[^:]/.test(it)));
const slug = fc
  .oneof(fc.string({ minLength: 1, unit: 'grapheme' }), fc.constantFrom(...staticSegments))
  .filter((value) => !['.', '..', 'index'].includes(value));
const latinSlug = fc.oneof(
  fc.stringMatching(/^[A-Za-z0-9]+$/),
  fc.constantFrom('compare', 'Interlinear', ...staticSegments),
);
const integer = fc.integer().filter((value) => value !== 0);
const namesOf = ({ pattern }: Row) => [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** Parameters that a row may have. */
function paramsOf(row: Row): fc.Arbitrary<Record<string, string>> {
  const rules: Partial<Record<string, readonly string[] | RegExp>> = 'params' in row ? row.params : {};
  const valueOf = (name: string) => {
    const rule = rules[name];
    if (name.includes('Num')) return integer.map(String);
    // The generator knows no patterns that look ahead.
    if (rule instanceof RegExp) return latinSlug.filter((value) => rule.test(value));
    return rule ? fc.constantFrom(...rule) : slug;
  };
  return fc.record(Object.fromEntries(namesOf(row).map((name) => [name, valueOf(name)])));
}

/** A route's id with parameters that it may have. */
const anyRoute = fc
  .constantFrom(...siteRoutes)
  .chain((row) => paramsOf(row).map((params) => ({ id: row.id, params: params as SiteRouteParams<SiteRouteId> })));

const idOf = (address: string) => matchSiteRoute(address)?.id;

describe('an address of the site', () => {
  // That every row finds its own paths again also says that no path matches two rows.
  it.each(siteRoutes.map((row) => [row.pattern, row] as const))('%s leads where it was made for', (_pattern, row) => {
    fc.assert(
      fc.property(paramsOf(row), (params) => {
        const id: SiteRouteId = row.id;
        expect(matchSiteRoute(pathOf(id, params as SiteRouteParams<typeof id>))).toEqual({ id, params });
      }),
    );
  });

  it('may end in a slash or in an index segment', () => {
    fc.assert(
      fc.property(anyRoute, fc.constantFrom('/', '/index', '/index/', '/index/index'), ({ id, params }, end) => {
        const address = pathOf(id, params);
        const longer = `${address === '/' ? '' : address}${end}`;
        expect(matchSiteRoute(longer)).toEqual({ id, params });
        expect(withoutIndex(longer)).toBe(address);
      }),
    );
  });

  it('is the same in its shortest form, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(withoutIndex(withoutIndex(`/${text}`))).toBe(withoutIndex(`/${text}`));
        expect(matchSiteRoute(withoutIndex(`/${text}`))).toEqual(matchSiteRoute(`/${text}`));
      }),
    );
  });

  it('may be any text at all: none breaks the table', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.constantFrom('\ud800', '\udc00%'));
    fc.assert(fc.property(text, (it) => matchSiteRoute(it) === null || it.startsWith('/')));
    fc.assert(fc.property(text, (it) => matchSiteRoute(`/unknown-to-all/${it}/x`) === null));
    const segment = fc.oneof(fc.string(), fc.constantFrom('bible', 'genesis', 'encyclopedia', '%', '%zz', '%ff', '..'));
    fc.assert(fc.property(fc.array(segment), (segments) => void matchSiteRoute(`/${segments.join('/')}`)));
  });

  it.each([
    '',
    'bible',
    '//bible',
    '/bible//genesis',
    '/bible/%',
    '/dictionary/%E0%A4',
    '/nowhere',
    '/bible/enoch',
    '/bible/genesis/one',
    '/bible/genesis/1/1',
    '/bible/translation',
    '/bible/translation/k-j-v',
    '/bible/kjv/enoch/1',
    '/encyclopedia/minerals',
    '/encyclopedia/minerals/gold',
    '/encyclopedia/law/moses',
    '/encyclopedia/genesis/abraham',
    '/encyclopedia/genesis/1/0',
    '/articles/people/abraham',
    '/resources/maps/ur/watch',
    '/dictionary/%2e%2e',
  ])('%p names no page', (address) => {
    expect(matchSiteRoute(address)).toBeNull();
  });
});

describe('parameters whose name contains Num', () => {
  it('are every integer but zero', () => {
    fc.assert(
      fc.property(fc.integer(), (number) => {
        expect(idOf(`/bible/genesis/${number}`)).toBe(number === 0 ? undefined : 'bible-chapter');
        expect(idOf(`/encyclopedia/genesis/1/${number}`)).toBe(number === 0 ? undefined : 'encyclopedia-verse');
      }),
    );
  });

  it.each(['0', '00', '-0', '1.5', '1e3', '%201', '%D9%A3', 'x'])('are never %p', (value) => {
    expect(matchSiteRoute(`/bible/genesis/${value}`)).toBeNull();
  });
});

describe('below /encyclopedia', () => {
  it('each book of the Bible leads to the branch of the books', () => {
    for (const { slug: bibleBook } of books) {
      expect(matchSiteRoute(`/encyclopedia/${bibleBook}`)).toEqual({ id: 'encyclopedia-book', params: { bibleBook } });
      expect(idOf(`/encyclopedia/${bibleBook}/1`)).toBe('encyclopedia-chapter');
      expect(idOf(`/encyclopedia/${bibleBook}/1/1`)).toBe('encyclopedia-verse');
    }
  });

  it.each(['law', 'history', 'poetry', 'prophecy', 'gospels', 'letters'])('%s is a page', (category) => {
    expect(matchSiteRoute(`/encyclopedia/${category}`)).toEqual({ id: 'encyclopedia-category', params: { category } });
  });

  it('an event has a page of its own kind', () => {
    const address = entryPath({ typename: 'Event', category: 'events', slug: 'exodus' });
    expect(matchSiteRoute(address)).toEqual({ id: 'encyclopedia-event', params: { eventSlug: 'exodus' } });
  });
});

test('a parameter that its route cannot have makes no address', () => {
  expect(() => pathOf('bible-chapter', { book: 'enoch', chapterNum: '1' })).toThrow(
    /bible-chapter has no book 'enoch'/,
  );
  expect(() => pathOf('dictionary-word', { entity: 'index' })).toThrow(/dictionary-word has no entity/);
});

describe('a pillar’s descriptor', () => {
  const root = path.join(__dirname, '../../..');
  const descriptors = ['account', 'articles-resources', 'bible', 'encyclopedia', 'search'].map((name) =>
    pillarDescriptorSchema.parse(JSON.parse(readFileSync(path.join(root, `mfe-${name}/src/descriptor.json`), 'utf8'))),
  );
  const rows: readonly { pattern: string; owner: string }[] = siteRoutes;

  it.each(descriptors.map(({ name, routes }) => [name, routes] as const))(
    'of %s names only routes of the site that are its own',
    (name, routes) => {
      for (const route of routes)
        expect(rows.find(({ pattern }) => pattern === route.path)).toMatchObject({ owner: name });
    },
  );

  it.each(descriptors.map(({ name, routes }) => [name, routes] as const))(
    'of %s has a route for every address that is its own',
    (name, routes) => {
      // A router cannot tell a book from a category, and one page of a pillar may answer for both.
      const shapes = routes.map((route) => new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`));
      for (const { owner, pattern } of rows)
        if (owner === name) expect([pattern, shapes.some((shape) => shape.test(pattern))]).toEqual([pattern, true]);
    },
  );
});
