import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageFaults } from '../check/page-faults';
import { assembleRelease } from '../../base/parts/assemble-release';
import { openRelease } from '../emit/read-release';
import { writeRelease } from '../emit/write-release';
import { drawEntry, readDrawn, smallWorld } from '../../testing/draw-authored';
import { assembleEntries } from './assemble-entries';
import { entriesPart } from '../emit/entries-part';
import { pagesPart } from '../emit/pages-part';
import type { ReleasePages } from './release-pages';

const root = mkdtempSync(join(tmpdir(), 'release-pages-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const front = (slug: string, language: string, more = '') =>
  `---\nslug: ${slug}\nlanguage: ${language}\ntitle: On ${slug}\ndescription: What ${slug} says in ${language}.\n${more}---\n\n`;

const assembled = assembleEntries({
  authored: readDrawn({
    'people/abram.md': drawEntry('people/abram'),
    'pages/terms.md': `${front('terms', 'en', 'shows: attributions\n')}See [Abram](people/abram).\n`,
    'pages/beliefs.es.md': `${front('beliefs', 'es')}Los [términos](pages/terms).\n`,
    'pages/beliefs.md': `${front('beliefs', 'en')}> Genesis 12:1\n`,
    'days/dated.yaml': [
      "- { month: 7, day: 1, reference: 'Genesis 12:2', sentence: 'A later thing of the year.', entry: people/abram }",
      "- { month: 1, day: 14, reference: 'Genesis 12:1-2', sentence: 'The first thing of the year.', es: 'Lo primero del año que hay.' }",
    ].join('\n'),
    'days/verses.txt': 'Gen.12.1\nGen.12.2-Gen.12.3\n',
  }),
  names: [],
  world: smallWorld,
});

function faultsOf(pages: ReleasePages): string[] {
  writeRelease(root, assembleRelease([entriesPart(assembled), pagesPart(pages)]));
  return pageFaults(openRelease(root));
}

test('pages are sorted by slug and language, with links resolved and passages filled in', () => {
  const { pages } = assembled.pages;
  const abram = assembled.entries[0]?.id;
  expect(pages.map(({ slug, language, shows }) => [slug, language, shows])).toEqual([
    ['beliefs', 'en', undefined],
    ['beliefs', 'es', undefined],
    ['terms', 'en', 'attributions'],
  ]);
  expect(pages.map(({ body }) => body[0])).toEqual([
    { kind: 'scripture', osis: 'Gen.12.1', text: 'Now the LORD had said unto Abram, Get thee out of thy country,' },
    {
      kind: 'paragraph',
      inlines: [
        { kind: 'text', text: 'Los ' },
        { kind: 'entry', text: 'términos', id: 'pages-terms', path: '/terms' },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'paragraph',
      inlines: [
        { kind: 'text', text: 'See ' },
        { kind: 'entry', text: 'Abram', id: abram, path: '/encyclopedia/people/abram' },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
});

test('days are sorted by date and have the ids of their entries', () => {
  expect(assembled.pages.dayVerses).toEqual(['Gen.12.1', 'Gen.12.2-Gen.12.3']);
  expect(assembled.pages.datedDays).toEqual([
    {
      month: 1,
      day: 14,
      osis: 'Gen.12.1-Gen.12.2',
      sentence: 'The first thing of the year.',
      translations: { es: 'Lo primero del año que hay.' },
    },
    { month: 7, day: 1, osis: 'Gen.12.2', sentence: 'A later thing of the year.', entry: assembled.entries[0]?.id },
  ]);
});

test('a release counts its pages and days', () => {
  expect(pagesPart(assembled.pages).counts).toEqual({
    'pages.en': 2,
    'pages.es': 1,
    'days.verses': 2,
    'days.dated': 2,
  });
});

test('the release check reports missing links, passages and entries of pages and days', () => {
  const whole = { ...assembled.pages, dayVerses: Array.from({ length: 366 }, () => 'Gen.12.1') };
  expect(faultsOf(whole)).toEqual([]);
  const [beliefs, ...others] = whole.pages;
  if (!beliefs) throw new Error('no page was drawn');
  expect(
    faultsOf({
      pages: [...others, ...others.slice(0, 1)].filter(({ slug, language }) => slug !== 'terms' || language !== 'en'),
      dayVerses: ['Gen.51.1'],
      datedDays: [{ month: 1, day: 1, osis: 'Gen.12.1', sentence: 'A thing that came to pass.', entry: 'people-1' }],
    }),
  ).toEqual([
    'The page beliefs (es) is there twice.',
    'The page beliefs is not there in English.',
    'The page beliefs is not there in English.',
    'The page beliefs links to pages-terms at /terms, where it is not.',
    'The page beliefs links to pages-terms at /terms, where it is not.',
    '1 days have a verse, and a year has 366.',
    'A day names Gen.51.1, which does not exist.',
    'Day 1 of month 1 names people-1, which does not exist.',
  ]);
});
