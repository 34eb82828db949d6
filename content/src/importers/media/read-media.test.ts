import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { readImports } from '../../base/imported/import-package';
import { mediaFolder, photograph, psalmItem, silence } from '../testing/media-files';
import { filesIn, importOf, scratchFolder } from '../testing/run-sample';

const scratch = scratchFolder();
const importing = (items: readonly object[], files?: Readonly<Record<string, string | Uint8Array>>) =>
  importOf(scratch, 'media', filesIn(scratch, mediaFolder(items, files)));

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" onload="alert(1)">
<script>alert(1)</script><style>@import url(https://elsewhere.example/a.css);</style>
<defs><path id="leaf" d="M0 0L9 9"/></defs><use href="#leaf"/><use href="https://elsewhere.example/b.svg#x"/>
<image href="https://elsewhere.example/c.png"/><rect width="60" height="40" style="fill:#9c2a22" onclick="alert(1)"/>
<circle r="4" fill="url(https://elsewhere.example/d)"/></svg>`;
const pictured = {
  slug: 'olive-leaf',
  name: 'An olive leaf',
  summary: 'A leaf of the olive, drawn large.',
  text: 'A leaf of the olive tree.',
  category: 'art',
  picture: { file: 'leaf.svg', alt: 'A leaf of an olive tree', caption: 'Olive leaf' },
};

test('a recording comes in with the words that are heard, their times, and the references of its text', async () => {
  const { root, run, printed } = importing([psalmItem]);
  await run();
  const [set] = readImports(root).media;
  expect(set?.media).toEqual([
    expect.objectContaining({
      slug: 'psalm-23-aloud',
      main: { file: 'psalm-23-aloud.wav', mediaType: 'audio/wav', label: 'WAV' },
      captions: {
        file: 'psalm-23-aloud.vtt',
        language: 'en',
        cues: [
          { text: 'The LORD is', startMs: 0, endMs: 400 },
          { text: 'my shepherd & I', startMs: 400, endMs: 1000 },
        ],
      },
      ages: ['children', 'youth', 'adults'],
      verses: [...Array.from({ length: 6 }, (_, index) => 19_023_001 + index), 43_010_011],
    }),
  ]);
  expect(set?.bytesOf('psalm-23-aloud.wav')).toEqual(silence());
  expect(printed[0]).toBe('smp: 1 recordings');
});

test('a drawing is cleaned of what runs and of what is loaded, and looks the same', async () => {
  const { root, run, printed } = importing([pictured], { 'leaf.svg': drawing });
  await run();
  const [set] = readImports(root).media;
  const svg = Buffer.from(set?.bytesOf('olive-leaf-picture.svg') ?? '').toString('utf8');
  expect(svg).not.toMatch(/script|alert|elsewhere|onclick|<image/);
  expect(svg).toContain('<use href="#leaf"');
  expect(svg).toContain('style="fill:#9c2a22"');
  expect(svg).toContain('width="60" height="40"');
  expect(printed).toContainEqual(expect.stringContaining('nothing that runs or is loaded from elsewhere'));
});

const PDF = Buffer.from('%PDF-1.4\n%âãÏÓ\n');
test.each([
  ['a missing file', { ...psalmItem, file: 'other.wav' }, {}, 'There is no file other.wav beside media.json.'],
  [
    'a file that is not what its name says',
    psalmItem,
    { 'psalm.wav': PDF },
    'psalm.wav is not WAV: its bytes are those of application/pdf.',
  ],
  ['an empty file', psalmItem, { 'psalm.wav': '' }, 'psalm.wav is empty.'],
  [
    'a file of no known type',
    { ...psalmItem, file: 'psalm.exe' },
    { 'psalm.exe': 'MZ' },
    'psalm.exe has no suffix of a type that can be added: .mp3',
  ],
  [
    'a picture that is too large',
    pictured,
    { 'leaf.svg': Buffer.alloc(20_000_001, 32) },
    'leaf.svg has 21 MB; a picture has at most 20 MB.',
  ],
  [
    'a recording without captions',
    { ...psalmItem, captions: undefined },
    {},
    'A recording needs captions, so that those who cannot hear it can read it.',
  ],
  [
    'captions that are none',
    psalmItem,
    { 'psalm.vtt': 'The LORD is my shepherd' },
    'psalm.vtt:1: missing WEBVTT file header.',
  ],
  [
    'a cue that ends before it starts',
    psalmItem,
    { 'psalm.vtt': 'WEBVTT\n\n00:05.000 --> 00:02.000\nThe LORD\n\n00:06.000 --> 00:07.000\nis\n' },
    'psalm.vtt has 2 cues, of which 1 cannot be read.',
  ],
  ['captions without words', psalmItem, { 'psalm.vtt': 'WEBVTT\n' }, 'psalm.vtt has no words.'],
  [
    'a picture as the recording',
    { ...psalmItem, file: 'p.jpg' },
    { 'p.jpg': 'photograph' },
    'p.jpg is a picture; a recording, film, document is expected here.',
  ],
  [
    'neither file nor picture',
    { ...psalmItem, file: undefined, captions: undefined },
    {},
    'It has neither a file nor a picture.',
  ],
  ['a verse that does not exist', { ...psalmItem, references: ['Psalm 151:1'] }, {}, 'The reference "Psalm 151:1" '],
  [
    'a drawing with letters',
    pictured,
    { 'leaf.svg': drawing.replace('<image', '<text>Leaf</text><image') },
    'leaf.svg has letters; convert them to paths',
  ],
  [
    'a drawing without a size',
    pictured,
    { 'leaf.svg': drawing.replace('viewBox="0 0 60 40"', '') },
    'leaf.svg has neither a viewBox nor a width and height.',
  ],
])(
  '%s is refused with a sentence, and nothing is written',
  async (_title, item, files: Record<string, string | Uint8Array>, sentence) => {
    const given = files['p.jpg'] === undefined ? files : { 'p.jpg': await photograph() };
    const { run, left } = importing([item], given);
    await expect(run()).rejects.toThrow(`/media.json, "${item.slug}": ${sentence}`);
    expect(left()).toEqual([]);
  },
);

test('a damaged photograph is refused', async () => {
  const whole = await photograph();
  const damaged = whole.subarray(0, whole.length / 2);
  const { run } = importing([{ ...pictured, picture: { ...pictured.picture, file: 'leaf.jpg' } }], {
    'leaf.jpg': damaged,
  });
  await expect(run()).rejects.toThrow('leaf.jpg is damaged and cannot be drawn.');
});

test('a link to a file elsewhere is refused', async () => {
  const folder = filesIn(scratch, mediaFolder([{ ...psalmItem, file: 'linked.wav' }]));
  symlinkSync(join(folder, 'psalm.wav'), join(folder, 'linked.wav'));
  await expect(importOf(scratch, 'media', folder).run()).rejects.toThrow('linked.wav is not a plain file.');
});

test('a value of the wrong shape is named with its line, and a slug appears once', async () => {
  await expect(importing([{ ...psalmItem, slug: 'Psalm 23' }]).run()).rejects.toThrow(
    /^media\.json:4: The value at "items\.0\.slug"/,
  );
  await expect(importing([psalmItem, psalmItem]).run()).rejects.toThrow(
    'media.json:1: The slug "psalm-23-aloud" appears twice.',
  );
});
