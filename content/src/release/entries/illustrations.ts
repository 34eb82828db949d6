import { entryKey, type AuthoredContent } from '../authored/authored';
import type { KnownEntries } from '../authored/known-entries';

/** A drawing as one entry shows it. Several entries may show the same drawing, each with its own words. */
export interface Illustration {
  /** The id of the entry. */
  readonly entry: string;
  readonly name: string;
  /** The slug of the drawing. */
  readonly drawing: string;
  readonly svg: string;
  readonly alt: string;
  readonly caption: string;
}

/** Returns the drawings that entries show. Drawings that do not exist are left out; the check reports them. */
export function illustrationsOf({ entries, drawings }: AuthoredContent, known: KnownEntries): Illustration[] {
  const svgs = new Map(drawings.map(({ slug, svg }) => [slug, svg]));
  return entries.flatMap((authored): Illustration[] => {
    const { name, picture } = authored.matter;
    const entry = known.get(entryKey(authored))?.id;
    const svg = picture && svgs.get(picture.drawing);
    return picture && entry !== undefined && svg !== undefined ? [{ entry, name, svg, ...picture }] : [];
  });
}
