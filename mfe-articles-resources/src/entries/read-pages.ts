/** Limit of entries in one list; a longer one would need another kind of page. */
const MAX_ENTRIES = 1_000;

interface ListPart<Item> {
  items: readonly Item[];
  totalCount: number;
}

/** Reads a list to its end, part by part. `read` returns the part after the first `offset` items. */
export async function readPages<Item>(read: (offset: number) => Promise<ListPart<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  for (;;) {
    const { items, totalCount } = await read(all.length);
    all.push(...items);
    if (items.length === 0 || all.length >= Math.min(totalCount, MAX_ENTRIES)) return all;
  }
}
