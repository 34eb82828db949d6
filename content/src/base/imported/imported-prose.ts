import type { BibleRef, Prose, ProseInline } from '@manna/shared/contracts';
import { inCanonOrder, osisOf, verseRef, versesOf } from '../bible/reference-verses';
import { linkReferences, readTarget } from './loose-references';

const MOST = 300;
const SHORTEST = 40;
const link = /\[([^\]]*)\]\(([^)\s]*)\)/g;

/** Prose of an imported text, and the verses that it refers to. */
export interface ImportedProse {
  readonly body: Prose;
  readonly refs: readonly BibleRef[];
  /** Texts that look like references but are not valid. */
  readonly unread: readonly string[];
}

function paragraph(text: string, refs: BibleRef[], unread: string[]): ProseInline[] {
  const inlines: ProseInline[] = [];
  const words = (part: string) => {
    const linked = linkReferences(part);
    inlines.push(...linked.inlines);
    refs.push(...linked.refs);
    unread.push(...linked.unread);
  };
  let at = 0;
  for (const match of text.matchAll(link)) {
    words(text.slice(at, match.index));
    at = match.index + match[0].length;
    const [, label = '', target = ''] = match;
    const ref = target.includes('#') ? readTarget(target.slice(target.indexOf('#') + 1), label) : undefined;
    if (ref && label !== '') {
      inlines.push({ kind: 'reference', text: label, osis: osisOf(ref) });
      refs.push(ref);
    } else {
      words(label);
      unread.push(`${label} (${target})`);
    }
  }
  words(text.slice(at));
  return inlines;
}

/** Converts a dictionary's text to prose with the same paragraphs, and links the references in it. */
export function importedProse(text: string): ImportedProse {
  const refs: BibleRef[] = [];
  const unread: string[] = [];
  const body = text
    .split(/\n+/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => ({ kind: 'paragraph' as const, inlines: paragraph(part, refs, unread) }));
  return { body, refs, unread };
}

/** Returns the first sentences of a text that fit on a card; undefined if the text has no words. */
export function summaryOf(text: string): string | undefined {
  const words = text.replace(link, '$1').replace(/\s+/g, ' ').trim();
  if (words === '') return undefined;
  let end = 0;
  for (const match of words.matchAll(/[.!?][”’")\]]*(?= [\p{Lu}“(]|$)/gu)) {
    const to = match.index + match[0].length;
    if (to > MOST || end >= SHORTEST) break;
    end = to;
  }
  if (end >= SHORTEST || end === words.length) return words.slice(0, end);
  if (words.length <= MOST) return words;
  return `${words.slice(0, words.lastIndexOf(' ', MOST - 2)).replace(/[,;:.]$/, '')}…`;
}

/** Converts verse numbers to references; consecutive verses of a chapter become one. */
export function refsOf(verses: readonly number[]): BibleRef[] {
  const refs: { first: number; last: number }[] = [];
  for (const verse of inCanonOrder(verses)) {
    const run = refs.at(-1);
    if (run?.last === verse - 1) run.last = verse;
    else refs.push({ first: verse, last: verse });
  }
  return refs.map(({ first, last }) =>
    first === last ? verseRef(first) : { is_range: true, start: verseRef(first), end: verseRef(last) },
  );
}

/** Returns the numbers of all verses in references, ascending. */
export const versesOfAll = (refs: readonly BibleRef[]): number[] => inCanonOrder(refs.flatMap(versesOf));
