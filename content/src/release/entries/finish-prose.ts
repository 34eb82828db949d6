import type { Prose, ProseBlock, ProseInline } from '@manna/shared/contracts';
import type { AuthoredFigure } from '../authored/authored';
import { onOneLine, type Draft, type DraftInline, type DraftRow } from '../authored/draft';
import { osisOf, versesOf } from '../../base/bible/reference-verses';
import type { KnownEntries } from '../authored/known-entries';
import { slugOfName } from '../../base/entries/slug-of-name';

/** Resolves an inline. A link to an unknown entry becomes plain text. */
function finishInline(inline: DraftInline, known: KnownEntries, numbers: ReadonlyMap<string, number>): ProseInline {
  const text = onOneLine(inline.text);
  if (inline.kind === 'reference') return { kind: 'reference', text, osis: osisOf(inline.ref) };
  if (inline.kind === 'footnote') return { kind: 'footnote', text: `${numbers.get(inline.key) ?? 0}` };
  if (inline.kind !== 'link') return { kind: inline.kind, text };
  const entry = known.get(inline.target);
  return entry ? { kind: 'entry', text, id: entry.id, path: entry.path } : { kind: 'text', text };
}

/** Returns the number of each footnote by its key. */
const footnoteNumbers = (draft: Draft): ReadonlyMap<string, number> =>
  new Map(
    draft.flatMap((block) =>
      block.kind === 'footnotes' ? block.notes.map(({ key }, index) => [key, index + 1] as const) : [],
    ),
  );

/**
 * Converts the text of an entry for the release: resolves links, fills in passages and figures, numbers footnotes and
 * gives headings unique ids.
 */
export function finishProse(
  draft: Draft,
  known: KnownEntries,
  verseText: (verse: number) => string | undefined,
  figures: readonly AuthoredFigure[] = [],
): Prose {
  const numbers = footnoteNumbers(draft);
  const taken = new Map<string, number>();
  const headingId = (text: string): string => {
    const slug = slugOfName(text) || 'part';
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
  const run = (inlines: readonly DraftInline[]) => inlines.map((inline) => finishInline(inline, known, numbers));
  return draft.flatMap((block): ProseBlock[] => {
    switch (block.kind) {
      case 'paragraph':
        return [{ kind: 'paragraph', inlines: run(block.inlines) }];
      case 'list':
        return [{ kind: 'list', ordered: block.ordered, items: block.items.map(run) }];
      case 'heading':
        return [{ kind: 'heading', level: block.level, id: headingId(block.text), text: block.text }];
      case 'scripture': {
        const words = versesOf(block.ref).map((verse) => verseText(verse) ?? '');
        const text = words.join(' ').replaceAll(/\s+/g, ' ').trim();
        return [{ kind: 'scripture', osis: osisOf(block.ref), text }];
      }
      case 'table': {
        const row = ({ cells }: DraftRow) => cells.map(run);
        return [{ kind: 'table', caption: run(block.caption), head: row(block.head), rows: block.rows.map(row) }];
      }
      case 'figure': {
        const figure = figures.find(({ slug }) => slug === block.figure);
        if (!figure) return [];
        const { width, height, shapes } = figure;
        return [{ kind: 'figure', alt: block.alt, caption: run(block.caption), width, height, shapes: [...shapes] }];
      }
      case 'pullQuote':
        return [{ kind: 'pullQuote', text: block.text }];
      case 'footnotes':
        return [{ kind: 'footnotes', notes: block.notes.map(({ inlines }) => run(inlines)) }];
    }
  });
}
