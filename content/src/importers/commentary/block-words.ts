import type { ProseInline } from '@manna/shared/contracts';
import { linkUnmarked } from './link-words';

export type Emphasis = 'text' | 'emphasis' | 'strong';

const isPlain = ({ kind }: ProseInline) => kind === 'text' || kind === 'emphasis' || kind === 'strong';

/** Joins words of the same kind that follow each other. */
function joined(inlines: readonly ProseInline[]): ProseInline[] {
  const result: ProseInline[] = [];
  for (const inline of inlines) {
    const last = result.at(-1);
    if (last && isPlain(inline) && last.kind === inline.kind) {
      result[result.length - 1] = { ...last, text: last.text + inline.text };
    } else result.push(inline);
  }
  return result;
}

/** Makes each run of white space one space, also across inlines, and removes it at both ends. */
function tidied(inlines: readonly ProseInline[]): ProseInline[] {
  const result: ProseInline[] = [];
  let isAfterSpace = true;
  for (const inline of inlines) {
    const spaced = inline.text.replaceAll(/\s+/g, ' ');
    const text: string = isAfterSpace ? spaced.trimStart() : spaced;
    if (text === '') continue;
    isAfterSpace = text.endsWith(' ');
    result.push({ ...inline, text });
  }
  const last = result.at(-1);
  if (!last) return result;
  const text = last.text.trimEnd();
  if (text !== '') return [...result.slice(0, -1), { ...last, text }];
  return tidied(result.slice(0, -1));
}

/** Collects the words of one block. */
export class BlockWords {
  #inlines: ProseInline[] = [];

  add(text: string, kind: Emphasis): void {
    if (text !== '') this.#inlines.push({ kind, text });
  }

  addLinked(inlines: readonly ProseInline[]): void {
    this.#inlines.push(...inlines);
  }

  /** Returns the block's inlines with the references in its plain words linked, and begins the next block. */
  take(): ProseInline[] {
    const [first, ...rest] = tidied(joined(this.#inlines));
    this.#inlines = [];
    // Dashes that joined the block to a title before it, as in print, are left out.
    const begun = first?.kind === 'text' ? { ...first, text: first.text.replace(/^[-–—]+ ?/, '') } : first;
    const words = begun === undefined || begun.text === '' ? rest : [begun, ...rest];
    return words.flatMap((inline) => (inline.kind === 'text' ? linkUnmarked(inline.text) : [inline]));
  }
}
