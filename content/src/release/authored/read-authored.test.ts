import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError } from '../../base/content-error';
import { drawEntry, filler, readDrawn, readEntries, smallWorld } from '../../testing/draw-authored';
import { checkAuthored } from './read-authored';

/** Returns the faults of files by path, each with the text of its line. */
function faultsOf(files: Readonly<Record<string, string>>): string[] {
  return readDrawn(files).faults.map(({ file, line, sentence }) => {
    const path = file.replace('content/authored/', '');
    return `${path} [${files[path]?.split('\n')[line - 1] ?? ''}] ${sentence}`;
  });
}

const alone = (path: string, fields: Readonly<Record<string, unknown>> = {}, body?: string) =>
  faultsOf({ [`${path}.md`]: drawEntry(path, fields, body) });

test('an entry that follows the house style has no faults', () => {
  const { content, faults } = readEntries({ 'people/abram': { body: `${filler} "Get thee out" (Genesis 12:1-3).` } });
  expect(faults).toEqual([]);
  expect(content.entries.map(({ slug, references }) => ({ slug, references }))).toEqual([
    { slug: 'abram', references: [{ book: 'GEN', chapter: 12, verse: 1 }] },
  ]);
});

test('a file is reported when its name is not a slug or it has no front matter or collection', () => {
  expect(faultsOf({ 'people/Abram.md': drawEntry('people/abram') })).toEqual([
    'people/Abram.md [---] The file is not named by lower-case words joined by hyphens and .md.',
  ]);
  expect(faultsOf({ 'people/abram.md': 'Abram went.' })).toEqual([
    'people/abram.md [Abram went.] There is no front matter between two lines of three hyphens.',
  ]);
  expect(faultsOf({ 'folk/abram.md': 'Abram went.' })).toEqual([
    'folk/abram.md [Abram went.] There is no collection "folk".',
  ]);
});

test('front matter is reported field by field when it is not YAML or does not match its collection', () => {
  expect(faultsOf({ 'people/abram.md': '---\nname: Abram\nname: Abraham\n---\n' })).toEqual([
    'people/abram.md [name: Abraham] This is not YAML: Map keys must be unique.',
  ]);
  expect(
    alone('people/abram', { sex: 'man', born: '1996', wife: 'Sarai', aliases: 'Abraham', summary: 'Short.' }),
  ).toEqual([
    'people/abram.md [summary: "Short."] "summary" is too small or too short: 20 at least.',
    'people/abram.md [sex: "man"] "sex" must be one of male, female.',
    'people/abram.md [born: "1996"] "born" must be a year such as \'4004 BC\' or \'AD 30\'.',
    'people/abram.md [wife: "Sarai"] There is no field "wife" here.',
    'people/abram.md [aliases: "Abraham"] "aliases" must be a list.',
  ]);
  expect(faultsOf({ 'places/ur.md': '---\nname: Ur\n---\n' })).toContain('places/ur.md [name: Ur] "title" is missing.');
});

test('a reference that does not exist is reported in front matter and in a table', () => {
  expect(alone('people/abram', { references: ['Genesis 12:1', 'Genesis 12:99'] })).toEqual([
    'people/abram.md [references: ["Genesis 12:1","Genesis 12:99"]] The reference "Genesis 12:99" does not exist: Genesis 12 has only 20 verses.',
  ]);
  const lineage = [
    'name: The fathers',
    'summary: Fathers and their sons to Abram.',
    'kind: reign',
    'members:',
    '  - { name: Terah, references: [Gen 11:24] }',
    '  - { name: Abram, references: [Genesis 11:26], start: AD 30, end: 4 BC }',
  ].join('\n');
  expect(faultsOf({ 'lineages/fathers.yaml': lineage })).toEqual([
    'lineages/fathers.yaml [  - { name: Terah, references: [Gen 11:24] }] The reference "Gen 11:24" is not written as the house style has references.',
    'lineages/fathers.yaml [  - { name: Abram, references: [Genesis 11:26], start: AD 30, end: 4 BC }] The reign ends before it begins.',
  ]);
});

test('a link or a field is reported when it names an unknown entry, an old slug or its own entry', () => {
  const files = {
    'people/abraham.md': drawEntry('people/abraham', { oldSlugs: ['abram'] }),
    'people/isaac.md': drawEntry(
      'people/isaac',
      { father: 'people/abram', featured: ['people/jacob'], image: 'resources/map' },
      `${filler}\nOf [Isaac](people/isaac) and [Esau](people/esau).`,
    ),
  };
  expect(faultsOf(files)).toEqual([
    'people/isaac.md [father: "people/abram"] people/abram is people/abraham now.',
    'people/isaac.md [featured: ["people/jacob"]] There is no entry people/jacob.',
    'people/isaac.md [image: "resources/map"] There is no entry resources/map.',
    'people/isaac.md [Of [Isaac](people/isaac) and [Esau](people/esau).] The entry names itself as people/isaac.',
    'people/isaac.md [Of [Isaac](people/isaac) and [Esau](people/esau).] There is no entry people/esau.',
  ]);
});

test('a journey is reported when a stop does not exist or a note misquotes its verses', () => {
  const journey = [
    'name: From Ur',
    'summary: The way that Abram went.',
    'travellers: [people/abram]',
    'stops:',
    '  - { place: places/ur, references: [Genesis 11:31] }',
    '  - { place: places/haran, references: [Genesis 11:31], note: He "dwelt there" long }',
  ].join('\n');
  const files = {
    'journeys/from-ur.yaml': journey,
    'people/abram.md': drawEntry('people/abram'),
    'places/ur.md': drawEntry('places/ur'),
  };
  expect(faultsOf(files)).toEqual([
    expect.stringMatching(/places\/haran.*There is no entry places\/haran\.$/),
    expect.stringMatching(/"dwelt there" is in none of the verses that are cited after it\.$/),
  ]);
});

test('a slug is reported when it is reserved or when two entries have or had it', () => {
  const files = {
    'places/ai.md': drawEntry('places/ai', { oldSlugs: ['hai'] }),
    'places/hai.md': drawEntry('places/hai'),
    'places/index.md': drawEntry('places/index'),
    'places/luz.md': drawEntry('places/luz', { oldSlugs: ['hai'] }),
  };
  expect(faultsOf(files)).toEqual([
    'places/ai.md [oldSlugs: ["hai"]] The old slug "hai" is that of content/authored/places/hai.md too.',
    'places/index.md [---] No entry can have the slug "index".',
    'places/luz.md [oldSlugs: ["hai"]] The old slug "hai" is that of content/authored/places/hai.md too.',
  ]);
});

test.each([
  ['letter for letter, under other stops', 'He said, "thee out of thy country." (Genesis 12:1)', []],
  ['over two verses', '"thy country, And I will make" (Genesis 12:1-2)', []],
  ['of another verse', '"a great nation" (Genesis 12:1)', ['"a great nation"']],
  ['of half a word', '"thee out of thy count" (Genesis 12:1)', ['"thee out of thy count"']],
  ['before any reference', '(Genesis 12:1) "Get thee out"', ['"Get thee out"']],
  ['in another paragraph', '"Get thee out"\n\n(Genesis 12:1)', ['"Get thee out"']],
])('a quotation %s is checked against the verses cited after it', (_what, text, wanted) => {
  const sentences = alone('people/abram', {}, `${filler}\n\n${text}`).map((fault) => /] (.*)$/.exec(fault)?.[1]);
  expect(sentences).toEqual(wanted.map((words) => `${words} is in none of the verses that are cited after it.`));
});

test('an entry is reported when a quotation is not in its verses or a quotation mark has no partner', () => {
  expect(alone('people/abram', { summary: 'To him it was said: "Get thee out".' })).toEqual([]);
  expect(alone('people/abram', { summary: 'To him it was said: "Go thee out".' })).toEqual([
    expect.stringContaining('"Go thee out" is in none'),
  ]);
  expect(alone('people/abram', {}, `${filler}\n\nIt was 17.5" long.`)).toEqual([
    'people/abram.md [It was 17.5" long.] A double quotation mark has no partner.',
  ]);
});

test('an entry is reported when its marks, length, title, headings or exclamation marks break the house style', () => {
  expect(
    alone('people/abram', { title: 'The father.' }, `${filler}\nIt\u2019s long \u2014 very.\n'Ho!', they said: ho!`),
  ).toEqual([
    'people/abram.md [title: "The father."] The title ends in a full stop.',
    'people/abram.md [It\u2019s long \u2014 very.] "\u2019" is a curly quotation mark or a long dash; write it straight or short.',
    "people/abram.md ['Ho!', they said: ho!] An exclamation mark is outside a quotation.",
  ]);
  expect(alone('people/abram', {}, 'Abram went [out](people/abram).')).toContain(
    'people/abram.md [] Words in the text: 3; wanted: 40 to 230, or 550 to 1250 with headings.',
  );
  const words = (count: number) => 'Abram went out. '.repeat(count / 3).trim();
  expect(alone('dictionary/the-name-abram', {}, words(300))).toEqual([]);
  expect(alone('dictionary/abram', {}, words(300))).toEqual([
    'dictionary/abram.md [] Words in the text: 300; wanted: 40 to 140, or 550 to 1250 with headings.',
  ]);
  const senses = Array.from({ length: 50 }, (_, index) => `${index + 1}. Abram went out.`).join('\n');
  expect(alone('dictionary/abram', {}, `${senses}\n\n${words(120)}`)).toEqual([]);
  const section = (fillers: number) => `## One\n\n${Array(fillers).fill(filler).join('\n')}\n\n`;
  expect(alone('people/abram', {}, section(3).repeat(3))).toEqual([]);
  expect(alone('people/abram', {}, section(4).repeat(2))).toEqual([
    'people/abram.md [] Headings of two signs: 2; wanted: 3 or more.',
  ]);
  expect(alone('articles/the-call', {}, `## One\n\n${Array(10).fill(filler).join('\n')}`)).toEqual([
    'articles/the-call.md [] Headings of two signs: 1; wanted: 3 or more.',
  ]);
});

test('a place is reported when its coordinates are incomplete or contradict its certainty', () => {
  expect(alone('places/eden', { lat: 31, lon: 35 })).toEqual([
    'places/eden.md [lat: 31] A place that is unknown has no coordinates.',
  ]);
  expect(alone('places/ur', { certainty: 'probable' })).toEqual([
    'places/ur.md [certainty: "probable"] A place whose certainty is "probable" has coordinates.',
  ]);
  expect(alone('places/ur', { certainty: 'probable', lat: 31 })).toEqual([
    'places/ur.md [lat: 31] A location has both "lat" and "lon".',
  ]);
});

const factsOf = (entries: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
  faultsOf(
    Object.fromEntries(Object.entries(entries).map(([path, fields]) => [`${path}.md`, drawEntry(path, fields)])),
  );

test('a person or an event is reported when its dates or family relations are impossible', () => {
  const entries = {
    'people/terah': { born: '2126 BC', died: '1921 BC' },
    'people/abram': { born: '1996 BC', died: '2000 BC', father: 'people/terah' },
    'people/isaac': { born: '1896 BC', father: 'people/terah' },
    'people/adam': { born: '2000 BC', father: 'people/abram' },
    'people/noah': { born: '2130 BC', mother: 'people/isaac', spouses: ['people/terah'] },
    'events/call': { start: '1921 BC', end: '1922 BC' },
  };
  expect(factsOf(entries)).toEqual([
    'events/call.md [end: "1922 BC"] The event ends before it begins.',
    'people/abram.md [died: "2000 BC"] The death is before the birth.',
    'people/adam.md [father: "people/abram"] The father people/abram is born later.',
    'people/isaac.md [father: "people/terah"] The father people/terah is dead before the birth.',
    'people/noah.md [mother: "people/isaac"] The mother people/isaac is not said to be female.',
    'people/noah.md [mother: "people/isaac"] The mother people/isaac is born later.',
    'people/noah.md [spouses: ["people/terah"]] The spouse people/terah is male too.',
  ]);
});

test('a cycle of ancestors or of places is reported', () => {
  const entries = {
    'people/abram': { father: 'people/isaac' },
    'people/isaac': { father: 'people/abram' },
    'places/ur': { partOf: 'places/chaldea' },
    'places/chaldea': { partOf: 'places/ur' },
  };
  expect(factsOf(entries)).toEqual([
    'people/abram.md [father: "people/isaac"] Somebody is their own ancestor: people/abram -> people/isaac -> people/abram.',
    'places/ur.md [partOf: "places/chaldea"] A place is a part of itself: places/ur -> places/chaldea -> places/ur.',
  ]);
});

test('a person of another time can take part in an event only if the person’s entry refers to the event’s verses', () => {
  const event = { start: 'AD 30', period: 'life-of-christ', references: ['Matthew 17:1-8'] };
  const moses = { born: '1571 BC', died: '1451 BC' };
  const saul = { born: 'AD 40' };
  const people = ['people/moses', 'people/saul'];
  const entries = (references: string[]) => ({
    'events/transfiguration': { ...event, people },
    'people/moses': { ...moses, references },
    'people/saul': saul,
  });
  const saulFault = `events/transfiguration.md [people: ${JSON.stringify(people)}] people/saul is born in AD 40, and no reference of that entry meets the event's.`;
  expect(factsOf(entries(['Exodus 3:1', 'Matthew 17:3']))).toEqual([saulFault]);
  expect(factsOf(entries(['Exodus 3:1']))).toEqual([
    expect.stringContaining('people/moses dies in 1451 BC, and no reference'),
    saulFault,
  ]);
});

test('a Strong’s number is reported when it is not in the lexicon', () => {
  expect(alone('people/abram', { strongs: ['H85', 'H99999'] })).toEqual([
    'people/abram.md [strongs: ["H85","H99999"]] The lexicon has no H99999.',
  ]);
});

test('a primary name is reported when two entries claim it or the entry does not have it', () => {
  const bears = [{ name: 'H85', except: ['Genesis 99'] }];
  expect(
    factsOf({
      'people/abram': { strongs: ['H85'], bears },
      'people/avram': { strongs: ['H85'], bears: [{ name: 'H85' }] },
    }),
  ).toEqual([
    expect.stringMatching(/The reference "Genesis 99" does not exist: Genesis has only 50 chapters\.$/),
    expect.stringMatching(/avram\.md .* content\/authored\/people\/abram\.md bears H85 foremost too\.$/),
  ]);
  expect(alone('plants/rose', { inText: { words: ['nation', 'rosse'] } })).toEqual([
    expect.stringMatching(/rose\.md .*The King James Version does not have 'rosse'\.$/),
  ]);
  expect(alone('people/abram', { bears: [{ name: 'H85' }] })).toEqual([
    'people/abram.md [bears: [{"name":"H85"}]] H85 is not among the entry\'s "strongs".',
  ]);
});

describe('on disk', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'authored-'))));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('every fault is reported with file and line, in reading order', () => {
    mkdirSync(join(root, 'people'));
    mkdirSync(join(root, 'geography'));
    writeFileSync(join(root, 'STYLE.md'), 'Not an entry.');
    writeFileSync(join(root, 'geography', 'rivers.json'), '{}');
    writeFileSync(join(root, 'people', 'isaac.md'), drawEntry('people/isaac', { father: 'people/abram' }));
    writeFileSync(join(root, 'people', 'abram.md'), drawEntry('people/abram', {}, `${filler}\n\nHo!`));
    expect(checkAuthored(root, smallWorld)).toEqual([
      {
        file: 'content/authored/people/abram.md',
        line: 11,
        sentence: 'An exclamation mark is outside a quotation.',
      },
    ]);
  });

  test('a missing folder throws a ContentError', () => {
    expect(() => checkAuthored(join(root, 'none'), smallWorld)).toThrow(ContentError);
  });
});

const svg = (shapes: string, viewBox = '0 0 328 100') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">
${shapes}
</svg>`;
const long = ['One', 'Two', 'Three'].map((title) => `## ${title}\n\n${filler} ${filler} ${filler}`).join('\n\n');
const withFigure = `${long}\n\n![A line from left to right](figures/line)\nThe line.`;

test('a figure of plain shapes and words in the inks of the site has no faults', () => {
  const shapes = `<g stroke="var(--accent)" stroke-width="2"><line x1="0" y1="50" x2="328" y2="50"/></g>
<text x="10" y="20" text-anchor="start" font-size="13">Left &amp; right</text>`;
  const { content, faults } = readDrawn({
    'articles/abram.md': drawEntry('articles/abram', {}, withFigure),
    'figures/line.svg': svg(shapes),
  });
  expect(faults).toEqual([]);
  expect(content.figures).toMatchObject([
    {
      slug: 'line',
      width: 328,
      height: 100,
      shapes: [
        { tag: 'line', x1: 0, y1: 50, x2: 328, y2: 50, stroke: 'var(--accent)', strokeWidth: 2 },
        { tag: 'text', x: 10, y: 20, textAnchor: 'start', fontSize: 13, text: 'Left & right' },
      ],
    },
  ]);
});

test('a figure is reported with the line of what it may not have', () => {
  const shapes = `<script/>
<rect x="0" y="0" width="10" height="10" fill="#ff0000"/>
<text x="0" y="10" font-size="8">Small</text>
<circle cx="1" cy="1" r="1" onclick="go()"/>
stray`;
  expect(faultsOf({ 'people/abram.md': drawEntry('people/abram'), 'figures/line.svg': svg(shapes) })).toEqual([
    expect.stringMatching(/<script.*A figure has no <script>/),
    expect.stringMatching(/<rect .*fill: /),
    expect.stringMatching(/<text .*fontSize: /),
    expect.stringMatching(/<circle .*onclick/),
    expect.stringMatching(/Words of a figure are in a <text>/),
  ]);
  expect(faultsOf({ 'figures/line.svg': svg('<path d="M0 0"/>', '0 0 640 480') })).toEqual([
    expect.stringMatching(/A figure is an <svg> with viewBox="0 0 328 N"/),
  ]);
  expect(faultsOf({ 'figures/line.svg': '<svg viewBox="0 0 328 100"><path d="M0 0"/>' })).toEqual([
    expect.stringMatching(/The SVG is not well-formed/),
  ]);
});

test('a figure is reported when no text shows it, and a text when its figure is missing', () => {
  expect(faultsOf({ 'figures/line.svg': svg('<path d="M0 0h9"/>') })).toEqual([
    expect.stringContaining('No text shows this figure.'),
  ]);
  expect(alone('articles/abram', {}, withFigure)).toEqual([expect.stringContaining('There is no figure line.')]);
});

test('a pull quote is reported when its words are not in the text or no complete sentence', () => {
  const quoted = (words: string) =>
    alone('articles/abram', {}, `${long}\n\nThe land lay before him.\n\nHe went.\n\n> _${words}_`);
  expect(quoted('The land lay before him.')).toEqual([]);
  expect(quoted('The sea lay before him.')).toEqual([
    'articles/abram.md [> _The sea lay before him._] The pull quote "The sea lay before him." is not in the text.',
  ]);
  expect(quoted('The land lay')).toEqual([
    'articles/abram.md [> _The land lay_] The pull quote "The land lay" is not a complete sentence.',
  ]);
});

test('a pull quote is reported when it stands next to the words that it repeats', () => {
  const quoted = (before: string, after: string) =>
    alone('articles/abram', {}, `${long}\n\n${before}\n\n> _She laughed._\n\n${after}`);
  expect(quoted('Sarai heard it.', 'Inside the tent, where nobody saw her, Sarai listened. She laughed.')).toEqual([]);
  for (const [before, after] of [
    ['Sarai heard it. She laughed.', 'Abram went.'],
    ['Sarai heard it.', 'She laughed. Abram went.'],
  ] as const)
    expect(quoted(before, after)).toEqual([
      'articles/abram.md [> _She laughed._] The pull quote "She laughed." stands next to the words that it repeats.',
    ]);
});

test('a table, a figure, a pull quote or a footnote is reported outside of articles', () => {
  const sentence = 'Only articles have tables, figures, pull quotes and footnotes.';
  const table = 'Table: Letters.\n\n| a | b |\n| --- | --- |\n| c | d |';
  expect(alone('people/abram', {}, `${filler}\n\n${table}`)).toEqual([`people/abram.md [| a | b |] ${sentence}`]);
  expect(alone('people/abram', {}, `${filler}[^a]\n\n[^a]: A note.`)).toEqual([
    `people/abram.md [[^a]: A note.] ${sentence}`,
  ]);
});
