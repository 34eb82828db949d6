import sharp from 'sharp';

/** Silence of a second, as WAV: one channel, 8,000 samples of 8 bits. */
export function silence(): Buffer {
  const SAMPLES = 8_000;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + SAMPLES, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLES, 24);
  header.writeUInt32LE(SAMPLES, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(SAMPLES, 40);
  return Buffer.concat([header, Buffer.alloc(SAMPLES, 128)]);
}

/** A red photograph. */
export const photograph = (width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#9c2a22' } })
    .jpeg()
    .toBuffer();

const captions = `WEBVTT

1
00:00:00.000 --> 00:00:00.400
The <b>LORD</b> is

2
00:00:00.400 --> 00:00:01.000
my shepherd &amp; I
`;

export const psalmItem = {
  slug: 'psalm-23-aloud',
  name: 'Psalm 23, read aloud',
  summary: 'The shepherd psalm, read by a quiet voice.',
  text: 'A psalm of David. Compare John 10:11.',
  category: 'media',
  references: ['Psalm 23'],
  related: ['people/david'],
  file: 'psalm.wav',
  captions: 'psalm.vtt',
};

/** A folder's files: media.json with these items, and others beside it. */
export const mediaFolder = (
  items: readonly object[],
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Record<string, string | Uint8Array> => ({
  'media.json': JSON.stringify({ items }, null, 2),
  'psalm.wav': silence(),
  'psalm.vtt': captions,
  ...files,
});
