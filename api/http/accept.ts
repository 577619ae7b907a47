import { parseAccept } from 'hono/utils/accept';

/** What an operation can be answered with; a wildcard means the first. */
const single = ['application/json', 'application/graphql-response+json'];
const stream = 'text/event-stream';

/** Browsers and programs send a handful of headers; their meanings are remembered. */
const known = new Map<string, string | undefined>();
const mostKnown = 100;

/**
 * The header Accept as Yoga needs it, which does not read quality values and wildcards as HTTP does (RFC 9110): the
 * media types that the client takes, best first. Undefined when there is none.
 */
export function accepted(header: string): string | undefined {
  if (known.has(header)) return known.get(header);
  const types = typesFor(header);
  if (known.size >= mostKnown) known.clear();
  known.set(header, types);
  return types;
}

function typesFor(header: string): string | undefined {
  const quality = qualities(header);
  // Yoga prefers a single answer over a stream, whatever the order.
  const wanted = single.filter((type) => quality(type) >= quality(stream));
  const types = [...wanted, stream].filter((type) => quality(type) > 0).sort((a, b) => quality(b) - quality(a));
  return types.length > 0 ? types.join(', ') : undefined;
}

/** Whether a browser asks for a page rather than for an answer to an operation. */
export function prefersPage(header = ''): boolean {
  if (!header.includes('text/html')) return false;
  const quality = qualities(header);
  return quality('text/html') > 0 && single.every((type) => quality('text/html') >= quality(type));
}

/**
 * How much a client wants a media type, from 0 to 1. Of the ranges that match, the most specific counts. A type earlier
 * in the header counts for a little more than a later one with the same quality.
 */
function qualities(header: string): (type: string) => number {
  const ranges = parseAccept(header)
    .filter(({ params }) => (params['charset'] ?? 'utf-8').toLowerCase() === 'utf-8')
    .map(({ type, q }, index) => ({ type: type.toLowerCase(), q: q && q - index / 1e6 }));
  return (type) => {
    const matching = [type, `${type.split('/', 1)[0]}/*`, '*/*'].map((range) =>
      ranges.find(({ type }) => type === range),
    );
    return matching.find(Boolean)?.q ?? 0;
  };
}
