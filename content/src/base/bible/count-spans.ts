import { stylingKinds, type ChapterText } from '@manna/shared/contracts';

/**
 * Counts chapters and spans of each kind, prefixed with the translation: { 'kjv.chapters': 1189, 'kjv.verse': 31102 }.
 */
export function countSpans(slug: string, chapters: readonly ChapterText[]): Record<string, number> {
  const spans = chapters.flatMap(({ styling }) => styling);
  const perKind = stylingKinds.map((kind) => [kind, spans.filter((span) => span.kind === kind).length] as const);
  return Object.fromEntries([
    [`${slug}.chapters`, chapters.length],
    ...perKind.filter(([, count]) => count > 0).map(([kind, count]) => [`${slug}.${kind}`, count] as const),
  ]);
}
