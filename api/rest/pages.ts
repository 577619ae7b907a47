/** One page of a connection. */
interface Page<Node> {
  edges: readonly { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

/**
 * All nodes of a connection, in its order.
 *
 * @param first its first page
 * @param read the page after a cursor
 */
export async function everyNode<Node>(
  first: Page<Node>,
  read: (after: string | null) => Promise<Page<Node>>,
): Promise<Node[]> {
  const nodes = first.edges.map(({ node }) => node);
  for (let page = first; page.pageInfo.hasNextPage;) {
    page = await read(page.pageInfo.endCursor ?? null);
    nodes.push(...page.edges.map(({ node }) => node));
  }
  return nodes;
}

/** The cursor for the next page; undefined on the last page. */
export const nextOf = ({ hasNextPage, endCursor }: { hasNextPage: boolean; endCursor?: string | null }) =>
  hasNextPage ? (endCursor ?? undefined) : undefined;
