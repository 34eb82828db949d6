import { extname } from 'node:path';
import { mediaTypes } from '@manna/shared/domain';
import { fileTypeFromBuffer } from 'file-type/node';

/** What a file can be. */
export type MediaKind = 'recording' | 'film' | 'picture' | 'document';

export interface MediaType {
  readonly kind: MediaKind;
  readonly mediaType: string;
  /** For readers. */
  readonly label: string;
}

type Suffix = keyof typeof mediaTypes;

/** What a file is, by suffix, and what readers call it. */
const types: Readonly<Record<Suffix, Omit<MediaType, 'mediaType'>>> = {
  '.mp3': { kind: 'recording', label: 'MP3' },
  '.m4a': { kind: 'recording', label: 'M4A (AAC)' },
  '.wav': { kind: 'recording', label: 'WAV' },
  '.mp4': { kind: 'film', label: 'MP4' },
  '.webm': { kind: 'film', label: 'WebM' },
  '.jpg': { kind: 'picture', label: 'JPEG' },
  '.png': { kind: 'picture', label: 'PNG' },
  '.webp': { kind: 'picture', label: 'WebP' },
  '.svg': { kind: 'picture', label: 'SVG' },
  '.pdf': { kind: 'document', label: 'PDF' },
};
const isSuffix = (suffix: string): suffix is Suffix => Object.hasOwn(types, suffix);

/** The suffix under which the site has a file: '.jpg' for 'Olive.JPEG'. */
export const suffixOf = (name: string): string => extname(name).toLowerCase().replace('.jpeg', '.jpg');

/** What other programs call the same types. */
const otherNames: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
};

const MB = 1_000_000;
/** Bytes. A release is in memory while it is built, and readers' connections are slow. */
const largest: Readonly<Record<MediaKind, number>> = {
  recording: 100 * MB,
  film: 300 * MB,
  picture: 20 * MB,
  document: 50 * MB,
};

/** An SVG begins with a declaration, a comment or its root; file-type only knows the first of these. */
const isSvg = (bytes: Uint8Array) => /<svg[\s>]/.test(Buffer.from(bytes.subarray(0, 4_000)).toString('utf8'));

/**
 * The type of a file by its bytes, which must be what its name says. Returns a sentence about the fault if it is of
 * another type, of one that no browser plays, empty or too large.
 */
export async function fileTypeOf(name: string, bytes: Uint8Array): Promise<MediaType | string> {
  const suffix = suffixOf(name);
  if (!isSuffix(suffix)) return `${name} has no suffix of a type that can be added: ${Object.keys(types).join(', ')}.`;
  if (bytes.length === 0) return `${name} is empty.`;
  const type = { ...types[suffix], mediaType: mediaTypes[suffix] };
  const most = largest[type.kind];
  if (bytes.length > most)
    return `${name} has ${Math.ceil(bytes.length / MB)} MB; a ${type.kind} has at most ${most / MB} MB.`;
  const found = suffix === '.svg' && isSvg(bytes) ? type.mediaType : (await fileTypeFromBuffer(bytes))?.mime;
  const known = found && (otherNames[found] ?? found);
  if (known === type.mediaType) return type;
  return `${name} is not ${type.label}: its bytes are ${known === undefined ? 'of no known type' : `those of ${known}`}.`;
}
