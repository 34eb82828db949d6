import type { ChapterText, StylingKind, StylingSpan } from '@manna/shared/contracts';

const blockKinds: ReadonlySet<StylingKind> = new Set(['paragraph', 'line', 'title', 'heading', 'colophon', 'note']);
const pointKinds: ReadonlySet<StylingKind> = new Set(['omitted', 'noteAnchor']);

function boundFaults({ content, styling }: ChapterText): string[] {
  return styling
    .filter(({ kind, min, max }) => max > content.length || (pointKinds.has(kind) ? min !== max : min >= max))
    .map(({ kind, min, max }) => `${kind} ${min}-${max} does not fit a text of ${content.length}`);
}

/** The blocks, joined by line feeds, must be the complete content, and no block may contain a line feed. */
function blockFaults({ content, styling }: ChapterText): string[] {
  const blocks = styling.filter(({ kind }) => blockKinds.has(kind));
  const lines = content.split('\n');
  if (blocks.length !== lines.length) return [`${blocks.length} blocks for ${lines.length} lines`];
  let at = 0;
  for (const [index, line] of lines.entries()) {
    const block = blocks[index];
    if (block?.min !== at || block.max !== at + line.length) return [`line ${index + 1} is no block`];
    at += line.length + 1;
  }
  const firstNote = blocks.findIndex(({ kind }) => kind === 'note');
  return firstNote >= 0 && blocks.slice(firstNote).some(({ kind }) => kind !== 'note') ? ['text after a note'] : [];
}

function verseFaults({ osisId, content, styling }: ChapterText, verseCount: number): string[] {
  const verses = styling.filter(({ kind }) => kind === 'verse' || kind === 'omitted');
  const faults: string[] = [];
  if (verses.length !== verseCount) faults.push(`${verses.length} verses where ${verseCount} belong`);
  let end = 0;
  for (const [index, { kind, min, max, ref }] of verses.entries()) {
    const slice = content.slice(min, max);
    if (ref !== `${osisId}.${index + 1}`) faults.push(`${ref} is in the place of verse ${index + 1}`);
    if (min < end) faults.push(`${ref} begins before the verse ahead of it ends`);
    if (kind === 'verse' && (slice === '' || slice !== slice.trim())) faults.push(`${ref} is empty or padded`);
    end = max;
  }
  return faults;
}

function noteFaults({ styling }: ChapterText): string[] {
  const refsOf = (wanted: StylingKind) => styling.filter(({ kind }) => kind === wanted).map(({ ref }) => ref);
  const notes = refsOf('note');
  const anchors = refsOf('noteAnchor');
  const inOrder = notes.every((ref, index) => ref === `n${index + 1}` && anchors[index] === ref);
  return inOrder && notes.length === anchors.length ? [] : ['notes and their anchors do not pair up'];
}

/** A mark must not extend beyond its block, and a stanza must consist of complete lines. */
function inlineFaults({ content, styling }: ChapterText): string[] {
  const crossing = ({ kind, min, max }: StylingSpan) =>
    (kind === 'added' || kind === 'jesus') && content.slice(min, max).includes('\n');
  const lineStarts = new Set(styling.filter(({ kind }) => kind === 'line').map(({ min }) => min));
  const lineEnds = new Set(styling.filter(({ kind }) => kind === 'line').map(({ max }) => max));
  return [
    ...styling.filter(crossing).map(({ kind, min }) => `${kind} at ${min} runs over a block's end`),
    ...styling
      .filter(({ kind, min, max }) => kind === 'stanza' && !(lineStarts.has(min) && lineEnds.has(max)))
      .map(({ min }) => `the stanza at ${min} does not hold whole lines`),
  ];
}

/**
 * Returns the faults of a chapter that should have `verseCount` verses, one phrase for each; empty if there is none.
 * Checks that spans lie within the text, that the blocks cover all of it, that verses are complete and in order, and
 * that notes and anchors match.
 */
export function chapterFaults(chapter: ChapterText, verseCount: number): string[] {
  return [boundFaults, blockFaults, noteFaults, inlineFaults]
    .flatMap((faultsOf) => faultsOf(chapter))
    .concat(verseFaults(chapter, verseCount));
}
