/** The schema.org object of a page that lists others. */
export const listOf = (
  origin: string,
  list: { name: string; path: string },
  entries: readonly { name: string; pagePath: string }[],
): Readonly<Record<string, unknown>> => ({
  '@type': 'CollectionPage',
  name: list.name,
  url: origin + list.path,
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map(({ name, pagePath }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + pagePath,
    })),
  },
});
