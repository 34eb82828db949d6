import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type/node';

/** What a file can be. */
export type MediaKind = 'recording' | 'film' | 'picture' | 'document';

export interface MediaType {
  readonly kind: MediaKind;
  readonly mediaType: string;
  /** For readers. */
  readonly label: string;
}

/** The types that browsers play or show, by suffix. */
const types: Readonly<Record<string, MediaType>> = {
  '.mp3': { kind: 'recording', mediaType: 'audio/mpeg', label: 'MP3' },
  '.m4a': { kind: 'recording', mediaType: 'audio/mp4', label: 'M4A (AAC)' },
  '.wav': { kind: 'recording', mediaType: 'audio/wav', label: 'WAV' },
  '.mp4': { kind: 'film', mediaType: 'video/mp4', label: 'MP4' },
  '.webm': { kind: 'film', mediaType: 'video/webm', label: 'WebM' },
  '.jpg': { kind: 'picture', mediaType: 'image/jpeg', label: 'JPEG' },
  '.png': { kind: 'picture', mediaType: 'image/png', label: 'PNG' },
  '.webp': { kind: 'picture', mediaType: 'image/webp', label: 'WebP' },
  '.svg': { kind: 'picture', mediaType: 'image/svg+xml', label: 'SVG' },
  '.pdf': { kind: 'document', mediaType: 'application/pdf', label: 'PDF' },
};

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
  const suffix = extname(name).toLowerCase();
  const type = types[suffix === '.jpeg' ? '.jpg' : suffix];
  if (!type) return `${name} has no suffix of a type that can be added: ${Object.keys(types).join(', ')}.`;
  if (bytes.length === 0) return `${name} is empty.`;
  const most = largest[type.kind];
  if (bytes.length > most)
    return `${name} has ${Math.ceil(bytes.length / MB)} MB; a ${type.kind} has at most ${most / MB} MB.`;
  const found = suffix === '.svg' && isSvg(bytes) ? type.mediaType : (await fileTypeFromBuffer(bytes))?.mime;
  const known = found && (otherNames[found] ?? found);
  if (known === type.mediaType) return type;
  return `${name} is not ${type.label}: its bytes are ${known === undefined ? 'of no known type' : `those of ${known}`}.`;
}
