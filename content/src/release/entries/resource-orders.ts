import { entryKey, type AuthoredEntry } from '../authored/authored';
import type { KnownEntries } from '../authored/known-entries';

/** The order for a resource, with the name of the maker that fulfils it. */
export interface ResourceOrder {
  readonly maker: string;
  /** The terms of its files; missing if they are those of the entry's source. */
  readonly licence?: string;
  readonly order: {
    readonly slug: string;
    readonly category: string;
    readonly name: string;
    readonly summary: string;
    readonly options: Readonly<Record<string, unknown>>;
  };
}

const RESOURCES = 'resources/';

/** Returns the orders for all resources, sorted by slug, and the resource whose picture an entry shows, by entry id. */
export function resourceOrders(
  entries: readonly AuthoredEntry[],
  known: KnownEntries,
): { orders: ResourceOrder[]; pictures: ReadonlyMap<string, string> } {
  const orders = entries.flatMap((entry): ResourceOrder[] => {
    if (entry.collection !== 'resources') return [];
    const { category, name, summary, options, maker, licence } = entry.matter;
    const order = { slug: entry.slug, category, name, summary, options };
    return [{ maker, order, ...(licence !== undefined && { licence }) }];
  });
  const pictures = entries.flatMap((entry): [string, string][] => {
    const id = known.get(entryKey(entry))?.id;
    const { image } = entry.matter;
    return id === undefined || image === undefined ? [] : [[id, image.slice(RESOURCES.length)]];
  });
  return { orders: orders.sort((a, b) => (a.order.slug < b.order.slug ? -1 : 1)), pictures: new Map(pictures) };
}
