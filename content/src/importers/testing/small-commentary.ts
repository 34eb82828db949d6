import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { books, chapterOsisId, verseNumber, versePlace } from '@manna/shared/domain';
import { verseCountOf } from '../../base/bible/versification';

interface SmallCommentary {
  /** A folder that SWORD looks for modules in. */
  readonly root: string;
  readonly name: string;
  /** Lines of the record, besides name, driver and DataPath. */
  readonly record?: string;
  /** Texts of the Old Testament by the first verse, 'Gen.1.1' or 'Gen.1.0' for a chapter's heading; `last` is by default the same. */
  readonly texts: readonly {
    readonly first: string;
    readonly last?: string;
    readonly text: string;
    readonly isUnnamed?: boolean;
  }[];
  /** Bytes of a size in the index: 4 as the driver zCom4 has them, 2 as zCom. The record always says zCom4. */
  readonly sizeBytes?: 2 | 4;
}

const HEADINGS = 2;

/** The numbers of the Old Testament's index, in its order. */
function numbers(): number[] {
  const list: number[] = [];
  for (const book of books.filter(({ testament }) => testament === 'old')) {
    list.push(-book.number);
    for (let chapter = 1; chapter <= book.chapterCount; chapter += 1) {
      for (let verse = 0; verse <= verseCountOf(chapterOsisId({ book, chapter })); verse += 1)
        list.push(verseNumber({ book: book.number, chapter, verse }));
    }
  }
  return list;
}

/** 'Gen.1.0' as the number that verse 0 would have. */
function numberOf(osis: string): number {
  const [code, chapter, verse] = osis.split('.');
  const book = books.find(({ osisId }) => osisId === code);
  return verseNumber({ book: book?.number ?? 0, chapter: Number(chapter), verse: Number(verse) });
}

/**
 * Writes a commentary of SWORD, compressed by book, as its tools write it: record, list of blocks, index and texts. Returns
 * the folder of its texts.
 */
export function writeSmallCommentary({ root, name, record = '', texts, sizeBytes = 4 }: SmallCommentary): string {
  const folder = join(root, 'modules', name.toLowerCase());
  mkdirSync(join(root, 'mods.d'), { recursive: true });
  mkdirSync(folder, { recursive: true });
  const lines = [`[${name}]`, `DataPath=./modules/${name.toLowerCase()}/`, 'ModDrv=zCom4', record];
  writeFileSync(join(root, 'mods.d', `${name.toLowerCase()}.conf`), lines.join('\n'));

  const blocks: Buffer[] = [];
  const entries = new Map<number, { block: number; start: number; size: number }>();
  for (const { number: bookNumber } of books) {
    let start = 0;
    const parts: Buffer[] = [];
    for (const { first, last = first, text, isUnnamed } of texts) {
      if (versePlace(numberOf(first)).book !== bookNumber) continue;
      const bytes = Buffer.from(text);
      for (let number = numberOf(first); number <= numberOf(last) && !isUnnamed; number += 1)
        entries.set(number, { block: blocks.length, start, size: bytes.length });
      parts.push(bytes);
      start += bytes.length;
    }
    if (parts.length > 0) blocks.push(Buffer.concat(parts));
  }

  const width = 8 + sizeBytes;
  const all = numbers();
  const index = Buffer.alloc((all.length + HEADINGS) * width);
  for (const [position, number] of all.entries()) {
    const entry = entries.get(number);
    if (!entry) continue;
    const at = (position + HEADINGS) * width;
    index.writeUInt32LE(entry.block, at);
    index.writeUInt32LE(entry.start, at + 4);
    index.writeUIntLE(entry.size, at + 8, sizeBytes);
  }
  const deflated = blocks.map((block) => deflateSync(block));
  const list = Buffer.alloc(blocks.length * 12);
  let offset = 0;
  for (const [position, data] of deflated.entries()) {
    list.writeUInt32LE(offset, position * 12);
    list.writeUInt32LE(data.length, position * 12 + 4);
    list.writeUInt32LE(blocks[position]?.length ?? 0, position * 12 + 8);
    offset += data.length;
  }
  writeFileSync(join(folder, 'ot.bzv'), index);
  writeFileSync(join(folder, 'ot.bzs'), list);
  writeFileSync(join(folder, 'ot.bzz'), Buffer.concat(deflated));
  return folder;
}
