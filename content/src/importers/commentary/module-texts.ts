import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { books, chapterOsisId, verseNumber, type Book } from '@manna/shared/domain';
import { ContentError } from '../../base/content-error';
import { verseCountOf } from '../../base/bible/versification';
import type { SwordModule } from '../sword/installed-modules';
import { valueOf } from '../sword/module-record';

/**
 * A text of a commentary and the verses that it is about, by number. `first` is the number that verse 0 would have if
 * the text belongs to a chapter as a whole; `last` is in the same chapter.
 */
export interface ModuleText {
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/** The texts of a module, in the order of its index. */
export interface ModuleTexts {
  readonly texts: readonly ModuleText[];
  /** How many texts the index does not name. They are part of the text before them. */
  readonly unnamed: number;
}

/** A record of the list of blocks: offset, compressed size and size, in bytes, each in four bytes. */
const BLOCK_RECORD = 12;
/** A record of the index: number of the block and offset in four bytes each, then the size in two or in four bytes. */
const SHORT_RECORD = 10;
const LONG_RECORD = 12;
/** The first letter of the files' endings, by the unit of compression: book, chapter, verse. */
const LETTERS = ['b', 'c', 'v'] as const;
/** The index of a testament begins with two records, for the module and for the testament. */
const HEADINGS = 2;

/** The number of each record of a testament's index: a book's heading, then each chapter's heading and verses. */
function numbersOf(testament: Book['testament']): number[] {
  return books
    .filter((book) => book.testament === testament)
    .flatMap((book) => {
      const chapters = Array.from({ length: book.chapterCount }, (_, index) => index + 1).flatMap((chapter) =>
        Array.from({ length: verseCountOf(chapterOsisId({ book, chapter })) + 1 }, (_, verse) =>
          verseNumber({ book: book.number, chapter, verse }),
        ),
      );
      return [verseNumber({ book: book.number, chapter: 1, verse: 0 }), ...chapters];
    });
}

/** Where a text is: its block, and its offset and size in bytes. */
interface Extent {
  readonly block: number;
  readonly start: number;
  readonly size: number;
}

function extentsOf(index: Buffer, width: number): Extent[] {
  return Array.from({ length: index.length / width }, (_, record) => {
    const at = record * width;
    const size = width === SHORT_RECORD ? index.readUInt16LE(at + 8) : index.readUInt32LE(at + 8);
    return { block: index.readUInt32LE(at), start: index.readUInt32LE(at + 4), size };
  });
}

const sameExtent = (one: Extent, other: Extent) =>
  one.block === other.block && one.start === other.start && one.size === other.size;

/** An extent, and the verses of one chapter that the index gives it for. */
interface Run extends Extent {
  readonly first: number;
  last: number;
}

const CHAPTER = 1000;
const chapterOf = (number: number) => Math.floor(number / CHAPTER);

/** Joins neighbouring verses of a chapter that have the same text. */
function runsOf(extents: readonly Extent[], numbers: readonly number[]): Run[] {
  const runs: Run[] = [];
  let before: Run | undefined;
  for (const [position, extent] of extents.entries()) {
    const number = numbers[position];
    if (number === undefined || extent.size === 0) {
      before = undefined;
    } else if (before && sameExtent(before, extent) && chapterOf(before.first) === chapterOf(number)) {
      before.last = number;
    } else {
      before = { ...extent, first: number, last: number };
      runs.push(before);
    }
  }
  return runs;
}

/** Reads the texts of one testament. */
class TestamentReader {
  readonly #numbers: readonly number[];
  readonly #stem: string;

  constructor(
    private readonly module: SwordModule,
    private readonly testament: Book['testament'],
    stem: string,
  ) {
    this.#numbers = numbersOf(testament);
    this.#stem = stem;
  }

  read(): ModuleTexts {
    const index = this.#file('v');
    const records = this.#numbers.length + HEADINGS;
    const width = index.length / records;
    // The record's ModDrv should say how wide the index is. That of Debian's MHCC says the wrong one.
    if (width !== SHORT_RECORD && width !== LONG_RECORD) {
      throw new ContentError(
        `The module ${this.module.name} is damaged, or not numbered as the King James Version: its index of the ` +
          `${this.testament === 'old' ? 'Old' : 'New'} Testament has ${index.length} bytes instead of ` +
          `${records * SHORT_RECORD} or ${records * LONG_RECORD}.`,
      );
    }
    const runs = runsOf(extentsOf(index, width).slice(HEADINGS), this.#numbers);
    const blocks = this.#blocks();
    return this.#textsOf(runs, blocks);
  }

  #textsOf(runs: readonly Run[], blocks: readonly Buffer[]): ModuleTexts {
    let unnamed = 0;
    const inOrder = [...runs].sort((a, b) => a.block - b.block || a.start - b.start);
    const ends = new Map<Run, number>();
    for (const [position, run] of inOrder.entries()) {
      const next = inOrder[position + 1];
      const size = blocks[run.block]?.length ?? 0;
      const end = run.start + run.size;
      if (end > size) throw this.#damaged();
      const nextStart = next?.block === run.block ? next.start : size;
      if (nextStart > end) unnamed += 1;
      ends.set(run, Math.max(end, nextStart));
    }
    const decoder = new TextDecoder(valueOf(this.module, 'Encoding') === 'UTF-8' ? 'utf-8' : 'latin1', { fatal: true });
    const texts = runs.map((run) => {
      try {
        const bytes = blocks[run.block]?.subarray(run.start, ends.get(run));
        return { first: run.first, last: run.last, text: decoder.decode(bytes) };
      } catch {
        throw new ContentError(`The module ${this.module.name} says that it is UTF-8, but has other bytes.`);
      }
    });
    return { texts, unnamed };
  }

  #blocks(): Buffer[] {
    const list = this.#file('s');
    const data = this.#file('z');
    if (list.length % BLOCK_RECORD !== 0) throw this.#damaged();
    return Array.from({ length: list.length / BLOCK_RECORD }, (_, block) => {
      const [start = 0, size = 0, inflated = 0] = [0, 4, 8].map((at) => list.readUInt32LE(block * BLOCK_RECORD + at));
      try {
        const bytes = inflateSync(data.subarray(start, start + size));
        if (bytes.length === inflated) return bytes;
      } catch {
        // Said below.
      }
      throw this.#damaged();
    });
  }

  #file(letter: 's' | 'v' | 'z'): Buffer {
    const path = `${this.#stem}${letter}`;
    try {
      return readFileSync(path);
    } catch {
      throw new ContentError(`${path} cannot be read; the module ${this.module.name} is not whole.`);
    }
  }

  #damaged(): ContentError {
    return new ContentError(
      `The module ${this.module.name} is damaged: ${this.#stem}z does not have what its index says.`,
    );
  }
}

/**
 * Reads the texts of a compressed commentary (zCom, zCom4) from its files. Throws ContentError if its files are missing or
 * damaged, or if its verses are not numbered as the King James Version's.
 */
export function readModuleTexts(module: SwordModule): ModuleTexts {
  const compression = valueOf(module, 'CompressType') ?? 'ZIP';
  if (compression !== 'ZIP' || valueOf(module, 'CipherKey') !== undefined) {
    throw new ContentError(
      `The module ${module.name} is locked or compressed as ${compression}; only ZIP can be read.`,
    );
  }
  const folder = join(module.folder, valueOf(module, 'DataPath') ?? '');
  const testaments = (['old', 'new'] as const).flatMap((testament) => {
    const stems = LETTERS.map((letter) => join(folder, `${testament === 'old' ? 'ot' : 'nt'}.${letter}z`));
    const stem = stems.find((each) => existsSync(`${each}v`));
    return stem === undefined ? [] : [new TestamentReader(module, testament, stem).read()];
  });
  if (testaments.length === 0) throw new ContentError(`The module ${module.name} has no texts in ${folder}.`);
  return {
    texts: testaments.flatMap(({ texts }) => texts),
    unnamed: testaments.reduce((sum, { unnamed }) => sum + unnamed, 0),
  };
}
