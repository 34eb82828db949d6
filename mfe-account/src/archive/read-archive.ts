import { strFromU8, unzipSync } from 'fflate';
import { ARCHIVE_VERSION, ARCHIVE_FORMAT, archiveSchema, type Archive } from './archive-schema';
import { files } from './write-archive';

/** Why a file cannot be imported. Texts for readers are in the catalogue of the import. */
export type ImportProblem = 'foreign' | 'broken' | 'huge' | 'newer' | 'empty';

/** A file is read as a whole. Bytes. */
export const LARGEST_FILE = 20_000_000;
/** The unpacked archive.json: a small file may unpack to gigabytes. Bytes. */
const LARGEST_UNPACKED = 30_000_000;
/** An archive has six files. */
const MOST_FILES = 100;

class Refused extends Error {
  constructor(readonly problem: ImportProblem) {
    super(problem);
  }
}

/** Whether these are the bytes of a ZIP file. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Unpacks archive.json and no other file. What is unpacked never has more bytes than the ZIP announced. */
function unpack(bytes: Uint8Array): Uint8Array | undefined {
  let count = 0;
  const unpacked = unzipSync(bytes, {
    filter({ name, originalSize, size }) {
      count += 1;
      if (count > MOST_FILES) throw new Refused('huge');
      if (name !== files.archive) return false;
      if (originalSize > LARGEST_UNPACKED || size > LARGEST_FILE) throw new Refused('huge');
      return true;
    },
  });
  return unpacked[files.archive];
}

function parse(json: Uint8Array): Archive {
  const value: unknown = JSON.parse(strFromU8(json));
  const { format, version } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (format !== ARCHIVE_FORMAT) throw new Refused('foreign');
  if (typeof version === 'number' && version > ARCHIVE_VERSION) throw new Refused('newer');
  const parsed = archiveSchema.safeParse(value);
  if (!parsed.success) throw new Refused('broken');
  return parsed.data;
}

/** Reads the archive in a ZIP file. Never throws. */
export function readArchive(bytes: Uint8Array): { archive: Archive } | { problem: ImportProblem } {
  if (bytes.length > LARGEST_FILE) return { problem: 'huge' };
  try {
    const json = unpack(bytes);
    return json ? { archive: parse(json) } : { problem: 'foreign' };
  } catch (error) {
    return { problem: error instanceof Refused ? error.problem : 'broken' };
  }
}
