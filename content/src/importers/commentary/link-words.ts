import type { BibleRef, ProseInline } from '@manna/shared/contracts';
import { parseReference } from '@manna/shared/domain/references';
import { readOsisRange } from '../../base/bible/osis-range';
import { osisOf, versesOf } from '../../base/bible/reference-verses';
import { linkReferences } from '../../base/imported/loose-references';

/** Reads references as readers type them, with a book; empty if any of them has no verses. */
function readTyped(text: string): readonly BibleRef[] {
  const answer = parseReference(text);
  return answer.ok && answer.refs.every((ref) => versesOf(ref).length > 0) ? answer.refs : [];
}

/** Links words to references: each part of a list to its own, otherwise all words to the only one. */
function linked(text: string, refs: readonly BibleRef[]): ProseInline[] | undefined {
  const [first, ...more] = refs;
  if (!first) return undefined;
  if (more.length === 0) return [{ kind: 'reference', text, osis: osisOf(first) }];
  const parts = text.split(/([,;]\s*)/);
  if (parts.length !== refs.length * 2 - 1) return undefined;
  return parts.flatMap((part, index): ProseInline[] => {
    const ref = index % 2 === 0 ? refs[index / 2] : undefined;
    if (part === '') return [];
    return ref ? [{ kind: 'reference', text: part, osis: osisOf(ref) }] : [{ kind: 'text', text: part }];
  });
}

/**
 * Links the words of a reference that a module marks. `target` is what the module says that they mean, in OSIS or as it is
 * typed. Words that name a book count more, because readers see them. Undefined if neither names verses.
 */
export function linkMarked(words: string, target: string): readonly ProseInline[] | undefined {
  const text = words.replaceAll(/\s+/g, ' ');
  if (text.trim() === '') return undefined;
  const [, before = '', inner = '', behind = ''] = /^(\s*)(.*?)([\s,;.]*)$/.exec(text) ?? [];
  const ofTarget = target.replace(/^\w+:/, '');
  const osis = readOsisRange(ofTarget);
  const inlines =
    linked(inner, readTyped(inner)) ?? linked(inner, osis ? [osis] : []) ?? linked(inner, readTyped(ofTarget));
  if (!inlines) return undefined;
  const around = (part: string): ProseInline[] => (part === '' ? [] : [{ kind: 'text', text: part }]);
  return [...around(before), ...inlines, ...around(behind)];
}

/** Links the references in words that the module does not mark. A chapter alone, as in 'Mark 5', may mean something else. */
export const linkUnmarked = (text: string): readonly ProseInline[] =>
  linkReferences(text).inlines.map((inline) =>
    inline.kind === 'reference' && /\p{L}/u.test(inline.text) && !inline.text.includes(':')
      ? { kind: 'text', text: inline.text }
      : inline,
  );
