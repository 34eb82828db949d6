import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readPdf } from '@manna/shared/print/read-pdf';
import { strFromU8, unzipSync } from 'fflate';
import { thorough } from '@manna/shared/testing/thorough';
import { childrenOf, commandOf } from '../../testing/child-processes';
import { asLines, createWholeSite, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';
import { sampleContent } from '../../testing/sample-content';

const SENTENCES = 260;
const LONG = Array.from(
  { length: SENTENCES },
  (_, index) => `Verse ${index + 1} of a long chapter, whose words go on.`,
).join(' ');

const BEGINNING = 'In the beginning God created the heaven and the earth.';

/** A chapter that is one verse in one paragraph. */
const chapterOf = (osisId: string, content: string) => ({
  osisId,
  content,
  styling: [
    { kind: 'paragraph', min: 0, max: content.length },
    { kind: 'verse', min: 0, max: content.length, ref: `${osisId}.1` },
  ],
});

let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await createWholeSite();
  const chapters = asLines([chapterOf('Gen.1', BEGINNING), chapterOf('Gen.2', LONG)]);
  await site.writeContent({ 'Gen.1': BEGINNING }, { ...sampleContent, 'chapters-kjv.ndjson': chapters });
  gateway = await openGateway(site);
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

const get = (url: string, headers: Record<string, string> = {}, from = gateway) =>
  from.app.inject({ url, headers: { host: 'localhost', ...headers } });

async function pdfOf(url: string) {
  const { statusCode, headers, rawPayload } = await get(url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  const pdf = readPdf(rawPayload);
  return { ...pdf, words: pdf.text.join('\n').replaceAll(/\s+/g, ' ') };
}

/** The process that makes the files; undefined if none runs. */
async function printer(): Promise<number | undefined> {
  const children = await childrenOf(process.pid);
  const commands = await Promise.all(children.map(commandOf));
  return children[commands.findIndex((command) => command.includes('handout-worker'))];
}

test('a chapter is a tagged PDF with its text, its translation, the rights in it and the address of its page', async () => {
  const { words, source, pages } = await pdfOf('/handouts/bible/kjv/genesis/1.pdf');
  expect(words).toContain('Genesis 1');
  expect(words).toContain('King James Version');
  expect(words).toContain('In the beginning God created the heaven and the earth.');
  expect(words).toContain('From Daily Manna, http://localhost/bible/genesis/1');
  expect(words).toContain('Page 1 of 1');
  expect(pages).toBe(1);
  expect(source).toContain('/StructTreeRoot');
  expect(source).toContain('/Lang (en)');
  expect(source).toContain('/MediaBox [0 0 595.28 841.89]');
});

test('the site’s own translation is used if the path names none', async () => {
  const { words } = await pdfOf('/handouts/bible/genesis/1.pdf');
  expect(words).toContain('King James Version');
});

test('a PDF has the paper, the columns and the margins that a reader chooses', async () => {
  const one = await pdfOf('/handouts/bible/kjv/genesis/2.pdf');
  const two = await pdfOf('/handouts/bible/kjv/genesis/2.pdf?paper=letter&columns=2&margins=narrow');
  const wide = await pdfOf('/handouts/bible/kjv/genesis/2.pdf?margins=wide');
  expect(two.source).toContain('/MediaBox [0 0 612 792]');
  expect(two.pages).toBeLessThan(one.pages);
  expect(wide.pages).toBeGreaterThan(one.pages);
  // A line of a column is at most half as long.
  const longest = (text: readonly string[]) =>
    Math.max(
      ...text
        .join('\n')
        .split('\n')
        .map((line) => line.length),
    );
  expect(longest(two.text)).toBeLessThan(longest(one.text) * 0.75);
  expect(two.words.match(/\bVerse\b/g)).toHaveLength(SENTENCES);
});

test('a passage is a PDF of its verses in the chosen translation', async () => {
  const { words } = await pdfOf('/handouts/bible/passage/gen1v1.pdf?translation=web');
  expect(words).toContain('Genesis 1:1');
  expect(words).toContain('World English Bible');
});

test('the site’s own words are in the language that is asked for', async () => {
  const { words } = await pdfOf('/handouts/bible/kjv/genesis/1.pdf?language=es');
  expect(words).toContain('Génesis 1');
  expect(words).toContain('Página 1 de 1');
});

test('an entry and an article are PDFs with their prose and the passages that support them', async () => {
  const person = await pdfOf('/handouts/encyclopedia/people/abraham.pdf');
  expect(person.words).toContain('Father of many');
  expect(person.words).toContain('Abraham in prose.');
  expect(person.words).toContain('Genesis 12:1–3; Genesis 21:3');
  const article = await pdfOf('/handouts/articles/culture/the-tents-of-mamre.pdf?columns=2');
  expect(article.words).toContain('The tents of Mamre in prose.');
});

test('a book is an EPUB of its chapters', async () => {
  const { statusCode, headers, rawPayload } = await get('/handouts/bible/kjv/genesis.epub');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/epub+zip');
  expect(headers['content-disposition']).toContain('Genesis (KJV).epub');
  const files = unzipSync(rawPayload);
  const text = strFromU8(files['EPUB/b01-genesis.xhtml'] ?? new Uint8Array());
  expect(text).toContain('In the beginning God created');
  expect(text.match(/epub:type="chapter"/g)).toHaveLength(2);
  expect(strFromU8(files['EPUB/package.opf'] ?? new Uint8Array())).toContain('Genesis (King James Version)');
});

test.each([
  '/handouts/bible/kjv/genesis/51.pdf',
  '/handouts/bible/kjv/exodus/1.pdf',
  '/handouts/bible/kjv/nobody/1.pdf',
  '/handouts/bible/nobody/genesis/1.pdf',
  '/handouts/bible/kjv/genesis/1.epub',
  '/handouts/bible/passage/gen60.pdf',
  '/handouts/encyclopedia/people/nobody.pdf',
  '/handouts/encyclopedia/people/abraham.epub',
  '/handouts/bible/kjv/genesis/1',
  '/handouts/../data/x.pdf',
  '/handouts',
])('%s is no file', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test.each([
  ['paper=a5', '"paper" is "a5": use a4 or letter.'],
  ['columns=3', '"columns" is "3": use 1 or 2.'],
  ['margins=normal&margins=wide', '"margins" is "several values": use normal or narrow or wide.'],
  [
    'colour=red',
    'There is no option "colour": choose among paper, columns, margins, numbers, notes, translation, language.',
  ],
  ['translation=../kjv', '"translation" is "../kjv": use the short name of a translation, such as kjv.'],
])('the option %s is refused with a sentence', async (query, sentence) => {
  const { statusCode, body, headers } = await get(`/handouts/bible/kjv/genesis/1.pdf?${query}`);
  expect(statusCode).toBe(400);
  expect(body).toBe(`${sentence}\n`);
  expect(headers['cache-control']).toBe('no-store');
});

test('a passage of too many chapters is refused', async () => {
  const { statusCode, body } = await get('/handouts/bible/passage/gen-exo.pdf');
  expect(statusCode).toBe(400);
  expect(body).toBe('This passage has 90 chapters: a PDF has at most 50.\n');
});

test('a stored file is sent again without a process, and not at all to a reader who has it', async () => {
  const url = '/handouts/bible/kjv/genesis/2.pdf?numbers=off';
  const first = await get(url);
  const running = await printer();
  if (running === undefined) throw new Error('no process has made it');
  process.kill(running, 'SIGSTOP');
  try {
    const again = await get(url);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await get(url, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  } finally {
    process.kill(running, 'SIGCONT');
  }
});

thorough.test('readers who want the same file at once wait for one job', async () => {
  const url = '/handouts/bible/kjv/genesis/2.pdf?notes=off';
  const limited = await openGateway(site, undefined, { handoutsPerMinute: 1 });
  try {
    await rm(path.join(site.dataDir, 'handouts'), { recursive: true, force: true });
    const answers = await Promise.all(Array.from({ length: 5 }, () => get(url, {}, limited)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await readdir(path.join(site.dataDir, 'handouts'))).toHaveLength(1);
    const other = await get('/handouts/bible/kjv/genesis/1.pdf?margins=wide', {}, limited);
    expect(other.statusCode).toBe(429);
    expect(Number(other.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});

test('a full queue refuses the next file for a moment', async () => {
  const narrow = await openGateway(site, undefined, { handoutLimits: { mostWaiting: 2 } });
  try {
    const urls = ['a4', 'letter'].flatMap((paper) =>
      ['narrow', 'wide'].map((margins) => `/handouts/bible/web/genesis/1.pdf?paper=${paper}&margins=${margins}`),
    );
    const answers = await Promise.all(urls.map((url) => get(url, {}, narrow)));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(refused[0]?.body).toBe('Too many files are being made: try again in a moment.\n');
  } finally {
    await narrow.close();
  }
});

test('a file that is late is made and stored all the same, and is sent when the reader tries again', async () => {
  const hasty = await openGateway(site, undefined, { handoutLimits: { deadlineMs: 1 } });
  const url = '/handouts/bible/web/genesis/1.pdf?columns=2&margins=wide';
  await rm(path.join(site.dataDir, 'handouts'), { recursive: true, force: true });
  try {
    const { statusCode, body } = await get(url, {}, hasty);
    expect(statusCode).toBe(503);
    expect(body).toBe('This file takes longer than usual and is still being made: try again in a minute.\n');
    while ((await get(url, {}, hasty)).statusCode !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
  } finally {
    await hasty.close();
  }
});

test('a process that is killed costs its own file only', async () => {
  await get('/handouts/bible/web/genesis/1.pdf?columns=2');
  const running = await printer();
  if (running === undefined) throw new Error('no process has made it');
  process.kill(running, 'SIGSTOP');
  const lost = get('/handouts/bible/web/genesis/1.pdf?columns=2&numbers=off');
  // It waits for the process that was stopped.
  await new Promise((resolve) => setTimeout(resolve, 300));
  process.kill(running, 'SIGKILL');
  expect(await lost).toMatchObject({
    statusCode: 503,
    body: 'This file could not be made just now: try again in a moment.\n',
  });
  expect((await get('/handouts/bible/web/genesis/1.pdf?columns=2&numbers=off')).statusCode).toBe(200);
});

thorough.test('a process that hangs is ended, and ends by itself when nobody wants anything', async () => {
  const brief = await openGateway(site, undefined, { handoutLimits: { hangMs: 15_000, idleMs: 200 } });
  const known = await childrenOf(process.pid);
  const started = async () => {
    const children = (await childrenOf(process.pid)).filter((pid) => !known.includes(pid));
    const commands = await Promise.all(children.map(commandOf));
    return children.filter((_, index) => commands[index]?.includes('handout-worker'));
  };
  try {
    expect((await get('/handouts/bible/web/genesis/1.pdf?margins=narrow&numbers=off', {}, brief)).statusCode).toBe(200);
    while ((await started()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    const lost = get('/handouts/bible/web/genesis/1.pdf?margins=wide&numbers=off', {}, brief);
    let [running] = await started();
    while (running === undefined) [running] = await started();
    process.kill(running, 'SIGSTOP');
    expect((await lost).statusCode).toBe(503);
  } finally {
    await brief.close();
  }
});
