import { ContentError } from '../../../base/content-error';
import type { Mark, MarkedText } from '../../../base/bible/blocks';

/**
 * Parses a text of the layout source, e.g. '# Written to [the] Romans.'. '# ' opens a paragraph and is dropped. Square
 * brackets contain added words. Throws ContentError if a bracket has no partner.
 */
export function parseLayoutText(source: string): MarkedText {
  const marks: Mark[] = [];
  let text = '';
  let from: number | undefined;
  for (const token of source
    .replace(/^# /, '')
    .trim()
    .split(/([[\]])/)) {
    if (token === '[' && from === undefined) from = text.length;
    else if (token === ']' && from !== undefined) {
      if (from < text.length) marks.push({ kind: 'added', min: from, max: text.length });
      from = undefined;
    } else if (token === '[' || token === ']') throw new ContentError(`A bracket without its partner in "${source}".`);
    else text += token;
  }
  if (from !== undefined) throw new ContentError(`A bracket without its partner in "${source}".`);
  return { text, marks, notes: [] };
}
