/** Pages of a hundred entries that a list is read by: more than that, and it wants another kind of page. */
const MAX_PAGES = 10;

interface PageOf<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Reads a list to its end, page by page. `read` answers with the page behind a cursor, and with the first for null. */
export async function readPages<Node>(read: (after: string | null) => Promise<PageOf<Node>>): Promise<Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { edges, pageInfo }: PageOf<Node> = await read(after);
    nodes.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  return nodes;
}
