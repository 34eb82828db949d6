import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Entry, Playable } from '@manna/shared/contracts';
import { entryFaults } from './entry-faults';

const PLAYED = 'resources/interactives/timeline.json';
const timeline: Playable = {
  kind: 'timeline',
  periods: [{ slug: 'beginnings', name: 'Beginnings', start: -4003, end: -2246 }],
  events: [
    {
      id: 'events-1',
      name: 'Creation',
      path: '/encyclopedia/events/creation',
      summary: 'The world is made.',
      start: -4003,
      end: -4003,
      period: 'beginnings',
      dating: 'traditional',
    },
  ],
};
const resource: Entry = {
  typename: 'Resource',
  id: 'resources-1',
  slug: 'timeline',
  name: 'A timeline',
  category: 'interactives',
  pagePath: '/resources/interactives/timeline',
  aliases: [],
  summary: 'From the beginning on.',
  body: [],
  origin: 'authored',
  references: [],
  verses: [],
  originals: [],
  images: [],
  files: [{ path: PLAYED, label: 'Timeline', mediaType: 'application/json', bytes: 2, fileHash: 'ef'.repeat(32) }],
  plays: PLAYED,
};
const played = `files/efefefef/${PLAYED}`;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'entry-faults-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the faults about playable data in a release with these bytes. */
function faultsOf(bytes: string): string[] {
  const texts: Record<string, string> = {
    'entries.ndjson': `${JSON.stringify(resource)}\n`,
    'relations.ndjson': '',
    'redirects.json': '[]',
    'journeys.json': '[]',
    'lineages.json': '[]',
    [played]: bytes,
  };
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const files = Object.fromEntries(Object.keys(texts).map((name) => [name, '0'.repeat(64)]));
  const manifest = { schema: 2 as const, hash: '0'.repeat(64), files, counts: {}, licences: [], skipped: [] };
  return entryFaults({ folder, manifest }).filter((fault) => fault.includes(' plays '));
}

test.each([
  ['valid playable data has no faults', timeline, []],
  [
    'playable data with the wrong shape is reported with the path of the field',
    { ...timeline, periods: 'none' },
    [`resources-1 plays ${played}, which is not as the contract has it at "periods".`],
  ],
])('%s', (_what, data, faults) => {
  expect(faultsOf(JSON.stringify(data))).toEqual(faults);
});

test('a truncated file is reported', () => {
  expect(faultsOf('{"kind":')).toEqual([`resources-1 plays ${played}, which is not JSON.`]);
});
