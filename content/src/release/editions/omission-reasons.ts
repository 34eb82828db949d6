import type { ChapterText } from '@manna/shared/contracts';
import type { EditionRecord } from '../../base/bible/edition-record';

/** Says of each omitted verse of a chapter why it has no words, as far as the edition's record knows. */
export function withReasons(chapter: ChapterText, { omitted }: EditionRecord): ChapterText {
  if (!chapter.styling.some(({ kind }) => kind === 'omitted')) return chapter;
  const reasons = new Map(omitted.map(({ verse, reason }) => [verse, reason]));
  return {
    ...chapter,
    styling: chapter.styling.map((span) => {
      const reason = span.kind === 'omitted' ? reasons.get(span.ref ?? '') : undefined;
      return reason ? { ...span, reason } : span;
    }),
  };
}
