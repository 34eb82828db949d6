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
  /** The omitted verse that the note is on. */
  readonly on?: StylingSpan;
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

/** An anchor, and the omitted verse that it stands directly behind. */
interface Anchor {
  readonly span: StylingSpan;
  readonly on: StylingSpan | undefined;
}

/** Inserts anchors where the text has them: behind the omitted verse, or behind all spans up to their offset. */
function withAnchors(spans: readonly StylingSpan[], anchors: readonly Anchor[]): StylingSpan[] {
  const result = [...spans];
  for (const { span, on } of anchors) {
    const after = on ? result.indexOf(on) : result.findLastIndex(({ min }) => min <= span.min);
    result.splice(after + 1, 0, span);
  }
  return result;
}

/**
 * Adds notes of the site to a chapter, before the words of their verses, and numbers all its notes again. The anchor of
 * a note on an omitted verse directly follows the verse in the list of spans, because the next verse may begin at the
 * same offset. A note on a verse that the chapter does not have is ignored.
 */
export function addSiteNotes(chapter: ChapterText, notes: readonly SiteNote[]): ChapterText {
  const places = new Map(
    chapter.styling.flatMap((span) =>
      (span.kind === 'verse' || span.kind === 'omitted') && span.ref !== undefined ? [[span.ref, span] as const] : [],
    ),
  );
  const added = notes.flatMap(({ verse, en, es }): Hanging[] => {
    const span = places.get(verse);
    if (!span) return [];
    return [{ at: span.min, text: en, siteNote: { es }, ...(span.kind === 'omitted' && { on: span }) }];
  });
  if (added.length === 0) return chapter;
  const old = notesOf(chapter);
  const first = chapter.styling.find(({ kind }) => kind === 'note');
  let content = first ? chapter.content.slice(0, first.min - 1) : chapter.content;
  const all = [...added, ...old].sort((one, other) => one.at - other.at);
  const anchors: Anchor[] = [];
  const lines: StylingSpan[] = [];
  for (const [index, { at, text, siteNote, on }] of all.entries()) {
    const ref = `n${index + 1}`;
    anchors.push({ span: { kind: 'noteAnchor', min: at, max: at, ref }, on });
    const min = content.length + 1;
    content += `\n${text}`;
    lines.push({ kind: 'note', min, max: content.length, ref, ...(siteNote && { siteNote }) });
  }
  const spans = chapter.styling.filter((span) => !isOfNotes(span));
  return { osisId: chapter.osisId, content, styling: [...withAnchors(spans, anchors), ...lines] };
}
