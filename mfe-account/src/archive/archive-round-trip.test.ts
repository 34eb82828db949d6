import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import * as z from 'zod/mini';
import { bookNames, books, type ReaderNote } from '@manna/shared/domain';
import { runs } from '@manna/shared/testing/thorough';
import published from '../../public/schemas/readers-archive-2.schema.json';
import { archiveSchema } from './archive-schema';
import {
  fromArchive,
  keys,
  knownValues,
  toArchive,
  valuesOf,
  type KnownValues,
  type UserValues,
} from './archive-values';
import { planImport, type Imported, type ImportPlan } from './plan-import';
import { readArchive } from './read-archive';
import { readImport } from './read-import';
import { files, writeArchive } from './write-archive';

const words = {
  language: 'en',
  title: 'Your data',
  exported: 'Exported today',
  bookmarks: 'Bookmarks',
  notes: 'Notes',
  history: 'History',
  preferences: 'Preferences',
  others: 'More',
  none: 'None',
  names: bookNames,
};
const NOON = new Date('2026-11-21T12:00:00.000Z');

/** The file that a reader with these values gets. */
const exported = (values: KnownValues) =>
  writeArchive(toArchive(valuesOf(values), NOON), 'https://manna.example', words);

/** What the file of an export brings back. */
function imported(values: KnownValues): Imported {
  const read = readImport(exported(values), bookNames, 0);
  if ('problem' in read) throw new Error(read.problem);
  return read.imported;
}

const changesOf = ({ bookmarks, history, notes, preferences, others }: ImportPlan) => ({
  bookmarks,
  history,
  notes,
  preferences,
  others,
});

const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { minLength: 1, maxLength: 4 })
  .map((segments) => `/${segments.join('/')}`);
const crumb = fc.record(
  {
    path,
    fragment: fc.string({ maxLength: 40, unit: 'binary' }),
    language: fc.constantFrom('en', 'he'),
    icon: fc.constant('bible'),
    iconColor: fc.constantFrom('red' as const, 'blue' as const),
    description: fc.string({ maxLength: 40 }),
  },
  { requiredKeys: ['path', 'fragment'] },
);
const trails = fc.uniqueArray(fc.array(crumb, { minLength: 1, maxLength: 3 }), {
  maxLength: 8,
  selector: (trail) => trail.at(-1)?.path,
});
const time = fc.integer({ min: 0, max: 4_000_000_000_000 });
const notes: fc.Arbitrary<ReaderNote[]> = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[0-9a-f]{2}$/),
    chapter: fc.constantFrom(...books.map(({ osisId, chapterCount }) => `${osisId}.${chapterCount}`)),
    verses: fc
      .uniqueArray(fc.integer({ min: 1, max: 176 }), { minLength: 1, maxLength: 5 })
      .map((verses) => verses.toSorted((one, other) => one - other)),
    texts: fc.dictionary(fc.stringMatching(/^[a-z0-9-]{1,9}$/), fc.string({ unit: 'binary', maxLength: 50 }), {
      minKeys: 1,
      maxKeys: 3,
    }),
    addedAt: time,
    changedAt: time,
  }),
  { maxLength: 5, selector: ({ id }) => id },
);
const labels = fc.uniqueArray(fc.stringMatching(/^[A-Za-z áñ]{1,10}$/), { maxLength: 3 });
const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown);

const reader: fc.Arbitrary<KnownValues> = trails.chain((bookmarks) =>
  fc.record({
    bookmarks: fc.constant(bookmarks),
    details: fc
      .array(fc.record({ labels, addedAt: fc.integer({ min: 1, max: 4_000_000_000_000 }) }), {
        minLength: bookmarks.length,
        maxLength: bookmarks.length,
      })
      .map((all) => Object.fromEntries(all.map((one, at) => [bookmarks[at]?.at(-1)?.path ?? '', one]))),
    history: trails,
    notes,
    preferences: fc.dictionary(fc.stringMatching(/^[a-z][A-Za-z]{0,8}$/), json),
    others: fc.dictionary(fc.stringMatching(/^pillars\/[a-z]{1,5}\/[a-z]{1,5}$/), json),
  }),
);
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const greeting: ReaderNote = {
  id: 'a',
  chapter: 'Ruth.2',
  verses: [4, 5, 7],
  texts: { t1: '=Boaz\n<greets>', t2: 'And "they" answer' },
  addedAt: NOON.getTime(),
  changedAt: NOON.getTime(),
};

const reading: KnownValues = {
  bookmarks: [
    [
      { path: '/bible', fragment: 'Bible', icon: 'bible', iconColor: 'red' },
      { path: '/bible/ruth/2', fragment: 'Ruth 2' },
    ],
    [{ path: '/dictionary/ark', fragment: '=HYPERLINK("x")' }],
  ],
  details: { '/bible/ruth/2': { labels: ['Harvest', 'Family'], addedAt: NOON.getTime() } },
  history: [[{ path: '/encyclopedia/ruth/2/4', fragment: 'Ruth 2:4' }]],
  notes: [greeting],
  preferences: { theme: 'dark' },
  others: { 'pillars/search/saved-searches': [{ query: 'ark' }] },
};

describe('the archive', () => {
  it('gives the same data when it is exported, and imported in place of what was there', () => {
    fc.assert(
      fc.property(reader, reader, (mine, others) => {
        const { values } = planImport(valuesOf(others), imported(mine), 'replace');
        const { others: stayed } = others;
        expect(plain(values)).toEqual(plain(valuesOf({ ...mine, others: { ...stayed, ...mine.others } })));
      }),
      { numRuns: runs(60) },
    );
  });

  it('keeps a key that is named __proto__', () => {
    const others = JSON.parse('{"pillars/guest/words":[{"__proto__":"a word","constructor":"another"}]}') as UserValues;
    const { values } = planImport({}, imported({ ...reading, others }), 'replace');
    expect(JSON.stringify(knownValues(values).others)).toBe(JSON.stringify(others));
  });

  it('loses nothing when it is merged into what is there', () => {
    fc.assert(
      fc.property(reader, reader, (mine, theirs) => {
        const { values, ...changes } = planImport(valuesOf(mine), imported(theirs), 'merge');
        const after = knownValues(values);
        const pages = (trailsOfReader: KnownValues['history']) => trailsOfReader.map((trail) => trail.at(-1)?.path);
        for (const part of ['bookmarks', 'history'] as const) {
          const all = [...new Set([...pages(mine[part]), ...pages(theirs[part])])];
          // The site remembers twelve visited pages.
          expect(pages(after[part])).toEqual(part === 'history' ? all.slice(0, 12) : all);
          expect(after[part].slice(0, mine[part].length)).toEqual(mine[part]);
        }
        for (const [page, one] of [...Object.entries(mine.details), ...Object.entries(theirs.details)]) {
          expect(after.details[page]?.labels).toEqual(expect.arrayContaining([...one.labels]));
        }
        const ids = (of: KnownValues) => of.notes.map(({ id }) => id);
        expect(ids(after)).toEqual([...new Set([...ids(mine), ...ids(theirs)])]);
        expect(after.notes.slice(0, mine.notes.length)).toEqual(mine.notes);
        const names = Object.keys({ ...mine.preferences, ...theirs.preferences });
        expect(Object.keys(after.preferences).sort()).toEqual(names.sort());
        expect(
          [changes.bookmarks, changes.history, changes.notes, changes.preferences].flatMap(({ removed }) => removed),
        ).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  it('changes nothing when a reader imports their own export', () => {
    fc.assert(
      fc.property(reader, fc.constantFrom('merge' as const, 'replace' as const), (mine, mode) => {
        const changes = changesOf(planImport(plain(valuesOf(mine)) as never, imported(mine), mode));
        expect(
          Object.values(changes).flatMap(({ added, changed, removed }) => [...added, ...changed, ...removed]),
        ).toEqual([]);
      }),
      { numRuns: runs(60) },
    );
  });

  it('names the passages of pages by book, chapter and verse', () => {
    const { bookmarks, history } = toArchive(valuesOf(reading), NOON);
    expect(bookmarks.map(({ passage }) => passage)).toEqual([{ book: 'RUT', chapter: 2 }, undefined]);
    expect(history[0]?.passage).toEqual({ book: 'RUT', chapter: 2, verse: 4 });
  });

  it('has tables that no spreadsheet runs as formulas', () => {
    const { [files.bookmarks]: table } = unzipSync(exported(reading));
    expect(new TextDecoder().decode(table)).toBe(
      'title,book,chapter,verse,path,labels,added\r\n' +
        'Ruth 2,RUT,2,,/bible/ruth/2,"Harvest; Family",2026-11-21T12:00:00.000Z\r\n' +
        '"\'=HYPERLINK(""x"")",,,,/dictionary/ark,,\r\n',
    );
  });

  it('has a table and a document of the notes, with their line breaks', () => {
    const unpacked = unzipSync(exported(reading));
    const textIn = (file: string) => new TextDecoder().decode(unpacked[file]);
    expect(textIn(files.notes)).toBe(
      'title,book,chapter,verses,text,added,changed\r\n' +
        `"Ruth 2:4–5, 7",RUT,2,4-5_7,"'=Boaz\n<greets>\n\nAnd ""they"" answer",2026-11-21T12:00:00.000Z,2026-11-21T12:00:00.000Z\r\n`,
    );
    expect(textIn(files.document)).toContain(
      '<a href="https://manna.example/bible/ruth/2?v=4-5_7">Ruth 2:4–5, 7</a>' +
        '<p dir="auto">=Boaz\n&lt;greets&gt;\n\nAnd &quot;they&quot; answer</p>',
    );
  });

  it('of version 1 knows no notes, and leaves those that are here in either way', () => {
    const { notes: none, ...older } = toArchive(valuesOf({ ...reading, notes: [] }), NOON);
    expect(none).toEqual([]);
    const read = readArchive(zipSync({ [files.archive]: strToU8(JSON.stringify({ ...older, version: 1 })) }));
    if ('problem' in read) throw new Error(read.problem);
    for (const mode of ['merge', 'replace'] as const)
      expect(knownValues(planImport(valuesOf(reading), fromArchive(read.archive), mode).values).notes).toEqual(
        reading.notes,
      );
  });

  it('has a document that can be read without the site, and runs nothing', () => {
    const hostile: KnownValues = { ...reading, bookmarks: [[{ path: '/x', fragment: '<script>alert(1)</script>' }]] };
    const html = new TextDecoder().decode(unzipSync(exported(hostile))[files.document]);
    expect(html).toContain('<a href="https://manna.example/x">&lt;script&gt;');
    expect(html).not.toContain('<script');
  });

  it('has the time of each visit', () => {
    const visit = [{ path: '/bible/ruth/2', fragment: 'Ruth 2', visited: Date.parse('2026-11-21T12:00:00Z') }];
    const undated = [{ path: '/bible/ruth/3', fragment: 'Ruth 3', visited: 1e300 }];
    const archive = toArchive(valuesOf({ ...reading, history: [visit, undated] }), new Date());
    expect(archive.history.map(({ visitedAt }) => visitedAt)).toEqual(['2026-11-21T12:00:00.000Z', undefined]);
    expect(fromArchive(archive).history[0]).toEqual(visit);
  });

  it('says whose account it was, and an import leaves that out', () => {
    const archive = toArchive(valuesOf(reading), NOON, { name: 'Ruth <of Moab>', email: 'ruth@example.org' });
    const bytes = writeArchive(archive, 'https://manna.example', words);
    const html = new TextDecoder().decode(unzipSync(bytes)[files.document]);
    expect(html).toContain('<p>Ruth &lt;of Moab&gt;, ruth@example.org</p>');
    expect(readArchive(bytes)).toMatchObject({ archive: { profile: { name: 'Ruth <of Moab>' } } });
    expect(fromArchive(archive)).toEqual(reading);
  });

  it('has the published schema', () => {
    const { $id, title } = published;
    expect(published).toEqual({ $id, title, ...(plain(z.toJSONSchema(archiveSchema)) as object) });
  });

  it('says what an import would add, change and remove', () => {
    const newer: KnownValues = {
      ...reading,
      bookmarks: reading.bookmarks.slice(0, 1),
      details: {},
      history: [],
      notes: [{ ...greeting, id: 'b', verses: [1] }],
      preferences: { theme: 'light', motion: 'reduced' },
    };
    const merge = changesOf(planImport(valuesOf(newer), imported(reading), 'merge'));
    expect(merge).toEqual({
      bookmarks: { added: ['=HYPERLINK("x")'], changed: ['Ruth 2'], removed: [] },
      history: { added: ['Ruth 2:4'], changed: [], removed: [] },
      notes: { added: ['Ruth 2:4–5, 7'], changed: [], removed: [] },
      preferences: { added: [], changed: [], removed: [] },
      others: { added: [], changed: [], removed: [] },
    });
    const replace = changesOf(planImport(valuesOf(newer), imported(reading), 'replace'));
    expect(replace.notes).toEqual({ added: ['Ruth 2:4–5, 7'], changed: [], removed: ['Ruth 2:1'] });
    expect(replace.preferences).toEqual({ added: [], changed: ['theme'], removed: ['motion'] });
  });

  it('changes only bookmarks when a list of references is imported', () => {
    const read = readImport(strToU8('John 3:16; Rom 5\nRuth 2'), bookNames, 5);
    if ('problem' in read) throw new Error(read.problem);
    const { values } = planImport(valuesOf(reading), read.imported, 'replace');
    expect(knownValues(values)).toEqual({
      ...reading,
      bookmarks: [
        [{ path: '/bible/john/3?v=16', fragment: 'John 3:16', icon: 'bible', iconColor: 'red' }],
        [{ path: '/bible/romans/5', fragment: 'Romans 5', icon: 'bible', iconColor: 'red' }],
        [{ path: '/bible/ruth/2', fragment: 'Ruth 2', icon: 'bible', iconColor: 'red' }],
      ],
      details: {
        '/bible/john/3?v=16': { labels: [], addedAt: 5 },
        '/bible/romans/5': { labels: [], addedAt: 5 },
        '/bible/ruth/2': { labels: [], addedAt: 5 },
      },
    });
    expect(Object.keys(values)).toContain(keys.preferences);
  });
});

describe('a file that is no archive', () => {
  const zipOf = (name: string, text: string) => zipSync({ [name]: strToU8(text) });
  const whole = toArchive(valuesOf(reading), NOON);

  it.each([
    ['of another program', zipOf('other.json', '{}'), 'foreign'],
    ['with foreign JSON', zipOf(files.archive, '{"format":"notes"}'), 'foreign'],
    ['with null', zipOf(files.archive, 'null'), 'foreign'],
    ['with half of its JSON', zipOf(files.archive, JSON.stringify(whole).slice(0, 300)), 'broken'],
    ['of a newer site', zipOf(files.archive, JSON.stringify({ ...whole, version: 3 })), 'newer'],
    [
      'with a link to another site',
      zipOf(files.archive, JSON.stringify(whole).replaceAll('/bible/ruth/2', '//evil.example')),
      'broken',
    ],
    [
      'with more files than an archive has',
      zipSync(Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${at}`, strToU8('')]))),
      'huge',
    ],
    ['that unpacks to 40 MB', zipSync({ [files.archive]: new Uint8Array(40_000_000) }), 'huge'],
    ['that is cut off', exported(reading).slice(0, 400), 'broken'],
  ])('%s is refused', (_name, bytes, problem) => {
    expect(readArchive(bytes)).toEqual({ problem });
  });

  it('cannot set prototypes by the names of its values', () => {
    const text = JSON.stringify(whole).replace('pillars/search/saved-searches', '__proto__');
    expect(readArchive(zipOf(files.archive, text))).toMatchObject({ archive: { others: {} } });
  });

  it('is not unpacked further than it announces', () => {
    const bytes = zipSync({ [files.archive]: new Uint8Array(1_000_000) }, { level: 9 });
    // The unpacked size stands in the directory at the end of the file.
    const view = new DataView(bytes.buffer);
    const entry = bytes.findLastIndex((byte, at) => byte === 0x50 && view.getUint32(at, true) === 0x02014b50);
    view.setUint32(entry + 24, 10, true);
    expect(readArchive(bytes)).toEqual({ problem: 'broken' });
  });

  it.each([
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff, 0xd8), 'foreign'],
    ['prose', strToU8('Dear reader,\nnothing here is a passage.'), 'foreign'],
    ['an empty text', strToU8(' \n'), 'empty'],
    ['a text of 3 MB', strToU8('John 3:16\n'.repeat(300_000)), 'huge'],
  ])('%s is refused', (_name, bytes, problem) => {
    expect(readImport(bytes, bookNames, 0)).toEqual({ problem });
  });

  it('is refused without an exception whatever its bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, looksLikeZip) => {
        if (looksLikeZip) bytes.set([0x50, 0x4b].slice(0, bytes.length));
        expect(readImport(bytes, bookNames, 0)).toBeDefined();
      }),
    );
  });
});
