import type { ChapterText } from '@manna/shared/contracts';

/** Replaces content.slice(min, max) by `text`. */
export interface Edit {
  readonly min: number;
  readonly max: number;
  readonly text: string;
}

/**
 * Applies edits to a chapter's text and moves its spans with it. Edits must be in ascending order and must not overlap.
 * The border of a span inside an edit moves to the end of the new text.
 */
export function editChapter({ osisId, content, styling }: ChapterText, edits: readonly Edit[]): ChapterText {
  let changed = '';
  let from = 0;
  for (const { min, max, text } of edits) {
    changed += content.slice(from, min) + text;
    from = max;
  }
  changed += content.slice(from);
  const moved = (offset: number): number =>
    edits.reduce((at, { min, max, text }) => {
      if (offset >= max) return at + text.length - (max - min);
      return offset > min ? at + text.length - (offset - min) : at;
    }, offset);
  return {
    osisId,
    content: changed,
    styling: styling.map((span) => ({ ...span, min: moved(span.min), max: moved(span.max) })),
  };
}
