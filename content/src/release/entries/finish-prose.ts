import type { Prose, ProseBlock, ProseInline } from '@manna/shared/contracts';
import { onOneLine, type Draft, type DraftInline } from '../authored/draft';
import { osisOf, versesOf } from '../../base/bible/reference-verses';
import type { KnownEntries } from '../authored/known-entries';
import { slugOfName } from '../../base/entries/slug-of-name';

/** Resolves an inline. A link to an unknown entry becomes plain text. */
function finishInline(inline: DraftInline, known: KnownEntries): ProseInline {
  const text = onOneLine(inline.text);
  if (inline.kind === 'reference') return { kind: 'reference', text, osis: osisOf(inline.ref) };
  if (inline.kind !== 'link') return { kind: inline.kind, text };
  const entry = known.get(inline.target);
  return entry ? { kind: 'entry', text, id: entry.id, path: entry.path } : { kind: 'text', text };
}

/** Converts the text of an entry for the release: resolves links, fills in passages and gives headings unique ids. */
export function finishProse(
  draft: Draft,
  known: KnownEntries,
  verseText: (verse: number) => string | undefined,
): Prose {
  const taken = new Map<string, number>();
  const headingId = (text: string): string => {
    const slug = slugOfName(text) || 'part';
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
  const run = (inlines: readonly DraftInline[]) => inlines.map((inline) => finishInline(inline, known));
  return draft.map((block): ProseBlock => {
    if (block.kind === 'paragraph') return { kind: 'paragraph', inlines: run(block.inlines) };
    if (block.kind === 'list') return { kind: 'list', ordered: block.ordered, items: block.items.map(run) };
    if (block.kind === 'heading') {
      return { kind: 'heading', level: block.level, id: headingId(block.text), text: block.text };
    }
    const words = versesOf(block.ref).map((verse) => verseText(verse) ?? '');
    const text = words.join(' ').replaceAll(/\s+/g, ' ').trim();
    return { kind: 'scripture', osis: osisOf(block.ref), text };
  });
}
