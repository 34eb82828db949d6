import type { CommentaryPassage, Prose, ProseBlock } from '@manna/shared/contracts';
import { books, chapterOsisId, verseOsisId, versePlace } from '@manna/shared/domain';

/** The verses that a passage is about, by number; `first` is that of verse 0 for a chapter as a whole. */
export interface PassageRange {
  readonly first: number;
  readonly last: number;
}

/** 'Gen.1', 'Gen.1.1' or 'Gen.1.1-Gen.1.2'. */
function osisOfRange({ first, last }: PassageRange): string {
  const { book, chapter, verse } = versePlace(first);
  const found = books[book - 1];
  if (found && verse === 0) return chapterOsisId({ book: found, chapter });
  return first === last ? `${verseOsisId(first)}` : `${verseOsisId(first)}-${verseOsisId(last)}`;
}

interface Draft extends PassageRange {
  readonly body: Prose;
  /** The heading of its last blocks. */
  heading: string | undefined;
}

/** Collects the passages of a commentary. What is said about the same verses in several places becomes one passage. */
export class CommentaryPassages {
  readonly #drafts = new Map<string, Draft>();

  /** `slug` is the commentary's; ids of headings begin with it. */
  constructor(private readonly slug: string) {}

  /** Adds blocks about a passage. Their heading is shown if it differs from that of the blocks before them. */
  add(range: PassageRange, heading: string | undefined, blocks: readonly ProseBlock[]): void {
    const osis = osisOfRange(range);
    const draft = this.#drafts.get(osis) ?? { ...range, body: [], heading: undefined };
    this.#drafts.set(osis, draft);
    if (heading !== undefined && heading !== draft.heading) {
      const id = `${this.slug}-${osis.toLowerCase().replaceAll('.', '-')}-${draft.body.length}`;
      draft.body.push({ kind: 'heading', level: 3, id, text: heading });
    }
    draft.heading = heading;
    for (const block of blocks) {
      const before = draft.body.at(-1);
      if (block.kind === 'list' && before?.kind === 'list') before.items.push(...block.items);
      else draft.body.push(block);
    }
  }

  /** Returns the passages in canonical order; a longer one comes before those that begin with the same verse. */
  inOrder(): CommentaryPassage[] {
    return [...this.#drafts]
      .sort(([, one], [, other]) => one.first - other.first || other.last - one.last)
      .map(([osis, { body }]) => ({ osis, body }));
  }
}
