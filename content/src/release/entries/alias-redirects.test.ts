import { readJson, readRecords } from '../emit/read-release';
import { builtRelease } from '../../testing/built-release';
import { aliasRedirects } from './alias-redirects';

const entries = readRecords(builtRelease(), 'entries.ndjson');
const redirects = readJson(builtRelease(), 'redirects.json');
const targetOf = (path: string) => redirects.find(({ from }) => from === path)?.to;

test('another name of an entry leads to it', () => {
  expect(targetOf('/encyclopedia/people/saul-of-tarsus')).toBe('/encyclopedia/people/paul');
  expect(targetOf('/encyclopedia/people/simon-peter')).toBe('/encyclopedia/people/peter');
});

test('another name of a word leads to it, unless a person, a place or another subject has it', () => {
  expect(targetOf('/dictionary/agape')).toBe('/dictionary/love');
  expect(targetOf('/dictionary/hesed')).toBe('/dictionary/mercy');
  expect(targetOf('/dictionary/chesed')).toBeUndefined();
});

test('a name that several entries have leads nowhere, and a page keeps its path', () => {
  const [first] = entries.filter(({ typename }) => typename === 'Person');
  if (!first) throw new Error('The release has no people');
  const named = (slug: string, aliases: string[]) => ({
    ...first,
    slug,
    pagePath: `/encyclopedia/people/${slug}`,
    aliases,
  });
  const one = named('one', ['Twin', 'Both', 'Other']);
  const other = named('other', ['Both', 'Old']);
  expect(aliasRedirects([one, other], [{ from: '/encyclopedia/people/old', to: one.pagePath }])).toEqual([
    { from: '/encyclopedia/people/twin', to: one.pagePath },
  ]);
});
