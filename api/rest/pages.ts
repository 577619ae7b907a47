/** The longest page of a connection in the schema. */
const mostAtOnce = 100;

/** One page of a connection. */
interface Page<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/**
 * The pages of a connection, in its order.
 *
 * @param read the page after a cursor
 * @param first its first page
 */
export async function* pagesOf<Node>(
  read: (after: string | null) => Promise<Page<Node>>,
  first?: Page<Node>,
): AsyncGenerator<Node[]> {
  for (let page = first ?? (await read(null)); ; page = await read(page.pageInfo.endCursor ?? null)) {
    yield page.edges.map(({ node }) => node);
    if (!page.pageInfo.hasNextPage) return;
  }
}

/**
 * One long page, read in short ones.
 *
 * @param read a page of so many after a cursor
 * @returns its nodes, and the cursor for the next page; undefined on the last page
 */
export async function longPage<Node>(
  size: number,
  after: string | null,
  read: (first: number, after: string | null) => Promise<Page<Node>>,
): Promise<{ nodes: Node[]; next: string | undefined }> {
  const nodes: Node[] = [];
  for (let cursor = after; ;) {
    const { edges, pageInfo } = await read(Math.min(size - nodes.length, mostAtOnce), cursor);
    nodes.push(...edges.map(({ node }) => node));
    const next = nextOf(pageInfo);
    if (nodes.length >= size || next === undefined) return { nodes, next };
    cursor = next;
  }
}

/** The cursor for the next page; undefined on the last page. */
export const nextOf = ({ hasNextPage, endCursor }: { hasNextPage: boolean; endCursor?: string | null }) =>
  hasNextPage ? (endCursor ?? undefined) : undefined;
