import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { standInCss, webFonts } from './stand-in-faces';

const root = path.resolve(__dirname, '../../..');

/** The first tables of the list in the WOFF2 specification; the others are not read here. */
const HEAD = 1;
const HHEA = 2;
const [GLYF, LOCA, OTHER_TAG] = [10, 11, 63];

/** Size of the em, ascent, descent and line gap of a WOFF2 file. */
function readMetrics(file: string): number[] {
  const bytes = readFileSync(file);
  let at = 48;
  const readLength = (): number => {
    let value = 0;
    for (;;) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const offsets = new Map<number, number>();
  let offset = 0;
  for (let table = bytes.readUInt16BE(12); table > 0; table -= 1) {
    const flags = bytes.readUInt8(at);
    const tag = flags & 63;
    at += tag === OTHER_TAG ? 5 : 1;
    const length = readLength();
    const version = flags >> 6;
    const isTransformed = tag === GLYF || tag === LOCA ? version === 0 : version !== 0;
    offsets.set(tag, offset);
    offset += isTransformed ? readLength() : length;
  }
  const tables = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  const hhea = offsets.get(HHEA) ?? NaN;
  return [
    tables.readUInt16BE((offsets.get(HEAD) ?? NaN) + 18),
    ...[4, 6, 8].map((field) => tables.readInt16BE(hhea + field)),
  ];
}

describe('the fonts that stand in for web fonts', () => {
  it('are scaled by the metrics of the font files that the site sends', () => {
    for (const { file, unitsPerEm, ascent, descent, lineGap } of Object.values(webFonts)) {
      expect(readMetrics(path.join(root, 'node_modules', file))).toEqual([unitsPerEm, ascent, descent, lineGap]);
    }
  });

  it('are in the style sheet as the tool writes them', () => {
    expect(readFileSync(path.join(root, 'shared/src/ui/stand-ins.css'), 'utf8')).toContain(standInCss());
  });

  it('take the same room as the web fonts', () => {
    const [face = ''] = standInCss().split('\n\n');
    const number = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
    const { unitsPerEm, ascent, descent, widths } = webFonts.Literata;
    // The mean character of Georgia is 913 units of 2048 wide.
    expect((number('size-adjust') * 913) / 2048).toBeCloseTo(widths.normal / unitsPerEm, 3);
    expect(number('ascent-override') * number('size-adjust')).toBeCloseTo(ascent / unitsPerEm, 3);
    expect(number('descent-override') * number('size-adjust')).toBeCloseTo(-descent / unitsPerEm, 3);
  });
});
