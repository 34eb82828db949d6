import type { AuthoredFile } from './authored-file';

const frontMatterPattern = /^---\n([\s\S]*?)\n---(?:\n|$)([\s\S]*)$/;

/** The first line of the front matter, below the opening line of hyphens. */
export const FRONT_MATTER_LINE = 2;
export const NO_FRONT_MATTER = 'There is no front matter between two lines of three hyphens.';

/**
 * Splits a file into front matter and text, and counts the lines before the text. Undefined if there is no front
 * matter.
 */
export function splitFile({
  text: whole,
}: AuthoredFile): { head: string; text: string; linesBefore: number } | undefined {
  const [, head, text] = frontMatterPattern.exec(whole) ?? [];
  if (head === undefined || text === undefined) return undefined;
  return { head, text, linesBefore: whole.slice(0, whole.length - text.length).split('\n').length - 1 };
}
