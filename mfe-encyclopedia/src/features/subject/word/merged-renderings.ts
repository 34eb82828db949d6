import type { WordQuery } from '../../../generated/graphql';

type Rendering = Pick<NonNullable<WordQuery['lexiconEntry']>['renderings'][number], 'text' | 'count'>;

/** 'God' for 'God's', 'gods' for 'gods''. */
const withoutPossessive = (text: string): string => text.replace(/['\u2019]s?$/, '');

/**
 * Renderings that differ only in case and in a possessive ending, counted as one, as the most frequent of them is written: 'God', 'god',
 * 'God's'. The most frequent come first.
 */
export function mergedRenderings(renderings: readonly Rendering[]): Rendering[] {
  const merged = new Map<string, { text: string; count: number }>();
  for (const { text, count } of renderings) {
    const plain = withoutPossessive(text);
    const key = plain.toLowerCase();
    const before = merged.get(key) ?? { text: plain, count: 0 };
    merged.set(key, { ...before, count: before.count + count });
  }
  return [...merged.values()].toSorted((one, other) => other.count - one.count);
}
