import type { ChapterText, StylingSpan } from '@manna/shared/contracts';

/** A note of the site's own on a verse, in English and Spanish. */
export interface SiteNote {
  /** OSIS id. The verse may be one that the edition leaves out. */
  readonly verse: string;
  readonly en: string;
  readonly es: string;
}

interface Hanging {
  readonly at: number;
  readonly text: string;
  readonly siteNote?: { es: string };
}

/** The notes that the chapter has, with their anchors. */
function notesOf({ content, styling }: ChapterText): Hanging[] {
  const anchors = new Map(
    styling.flatMap(({ kind, ref, min }) => (kind === 'noteAnchor' && ref !== undefined ? [[ref, min] as const] : [])),
  );
  return styling
    .filter(({ kind }) => kind === 'note')
    .map(({ min, max, ref = '', siteNote }) => ({
      at: anchors.get(ref) ?? 0,
      text: content.slice(min, max),
      ...(siteNote && { siteNote }),
    }));
}

const isOfNotes = ({ kind }: StylingSpan): boolean => kind === 'note' || kind === 'noteAnchor';

/** Inserts anchors where the text has them, after spans that begin before or at the same offset. */
function withAnchors(spans: readonly StylingSpan[], anchors: readonly StylingSpan[]): StylingSpan[] {
  const result: StylingSpan[] = [];
  let next = 0;
  for (const anchor of anchors) {
    while (next < spans.length && (spans[next]?.min ?? 0) <= anchor.min) result.push(...spans.slice(next, ++next));
    result.push(anchor);
  }
  return [...result, ...spans.slice(next)];
}

/**
 * Adds notes of the site to a chapter, before the words of their verses, and numbers all its notes again. A note on a
 * verse that the chapter does not have is ignored.
 */
export function addSiteNotes(chapter: ChapterText, notes: readonly SiteNote[]): ChapterText {
  const places = new Map(
    chapter.styling.flatMap(({ kind, min, ref }) =>
      (kind === 'verse' || kind === 'omitted') && ref !== undefined ? [[ref, min] as const] : [],
    ),
  );
  const added = notes.flatMap(({ verse, en, es }): Hanging[] => {
    const at = places.get(verse);
    return at === undefined ? [] : [{ at, text: en, siteNote: { es } }];
  });
  if (added.length === 0) return chapter;
  const old = notesOf(chapter);
  const first = chapter.styling.find(({ kind }) => kind === 'note');
  let content = first ? chapter.content.slice(0, first.min - 1) : chapter.content;
  const all = [...added, ...old].sort((one, other) => one.at - other.at);
  const anchors: StylingSpan[] = [];
  const lines: StylingSpan[] = [];
  for (const [index, { at, text, siteNote }] of all.entries()) {
    const ref = `n${index + 1}`;
    anchors.push({ kind: 'noteAnchor', min: at, max: at, ref });
    const min = content.length + 1;
    content += `\n${text}`;
    lines.push({ kind: 'note', min, max: content.length, ref, ...(siteNote && { siteNote }) });
  }
  const spans = chapter.styling.filter((span) => !isOfNotes(span));
  return { osisId: chapter.osisId, content, styling: [...withAnchors(spans, anchors), ...lines] };
}
