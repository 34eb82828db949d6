import type { Entry, ProseBlock } from '@manna/shared/contracts';
import { readPdf } from '@manna/shared/print/read-pdf';
import { asLines, createWholeSite, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';
import { sampleContent, sampleEntries } from '../../testing/sample-content';

const ARTICLE = '/handouts/articles/culture/the-tents-of-mamre.pdf';

const cell = (text: string) => [{ kind: 'text', text } as const];
const table = (caption: string, ...[head = [], ...rows]: readonly string[][]): ProseBlock => ({
  kind: 'table',
  caption: cell(caption),
  head: head.map(cell),
  rows: rows.map((row) => row.map(cell)),
});
const LONG = 'This cell has so many words that they take more than one line of its column on any paper.';
const names = Array.from({ length: 14 }, (_, index) => `Jehoshaphat${index}`);

const entries = sampleEntries.map((entry): Entry =>
  entry.typename === 'Article'
    ? {
        ...entry,
        body: [
          ...entry.body,
          table(
            'Measures of the tent',
            ['Measure', 'Length', 'What is said'],
            ['Span', '23 cm', LONG],
            ['Cubit', '46 cm', 'Short'],
          ),
          table(
            'Too many kings',
            names,
            names.map((name) => `King ${name}`),
          ),
        ],
      }
    : entry,
);

let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await createWholeSite();
  await site.writeContent({ 'Gen.1': 'In the beginning.' }, { ...sampleContent, 'entries.ndjson': asLines(entries) });
  gateway = await openGateway(site);
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

async function pdfOf(url: string) {
  const { rawPayload } = await gateway.app.inject({ url, headers: { host: 'localhost' } });
  const { source, text } = readPdf(rawPayload);
  const count = (role: string) => source.split(`/S /${role}\n`).length - 1;
  return { words: text.join('\n').replaceAll(/\s+/g, ' '), count };
}

test('a table has its cells side by side, and is a table for whoever listens to it', async () => {
  const { words, count } = await pdfOf(ARTICLE);
  expect(words).toContain(`Measures of the tent Measure Length What is said Span 23 cm ${LONG} Cubit 46 cm Short`);
  expect(['Table', 'TR', 'TH', 'TD'].map(count)).toEqual([1, 3, 5, 4]);
});

test('a table that is too wide for its column of text is a list of its rows', async () => {
  const { words } = await pdfOf(ARTICLE);
  expect(words).toContain('Too many kings King Jehoshaphat0 . Jehoshaphat1 : King Jehoshaphat1; Jehoshaphat2 :');
});

test('a table fits into one of two columns, too', async () => {
  const { words, count } = await pdfOf(`${ARTICLE}?columns=2&margins=wide`);
  expect(count('Table')).toBe(1);
  expect(words).toContain(`Span 23 cm ${LONG} Cubit`);
});
