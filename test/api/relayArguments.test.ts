import '../support/db.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { sendText, signedIn, type Viewer } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';

let ada: Viewer;
let eve: Viewer;
/** The global ids of Ada's subscriptions, the newest first, and of one of Eve's. */
let ids: string[];
let foreign: string;

const idOf = ({ id }: { id: number }) => encodeGlobalID('TrackedSubscription', id);

beforeAll(async () => {
  [ada, eve] = [await signedIn('ada'), await signedIn('eve')];
  const made = [];
  for (let i = 0; i < 5; i++) {
    const createdAt = new Date(Date.UTC(2030, 0, 1, 0, i));
    made.unshift(
      await db.trackedSubscription.create({ data: { userId: ada.user.id, name: `S${i}`, ...byMonth(100), createdAt } }),
    );
  }
  ids = made.map(idOf);
  foreign = idOf(await db.trackedSubscription.create({ data: { userId: eve.user.id, name: 'Hers', ...byMonth(100) } }));
});

interface Answer {
  data?: any;
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string } }[];
}

async function ask(query: string, variables: object = {}, viewer?: Viewer): Promise<Answer> {
  return (await (await sendText(query, variables, viewer)).json()) as Answer;
}

describe('nodes(ids:)', () => {
  const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
  const found = async (asked: string[], viewer = ada) => {
    const { data, errors } = await ask(nodes, { ids: asked }, viewer);
    return { ids: data?.nodes?.map((node: { id: string } | null) => node?.id ?? null), errors };
  };

  it('answers in the order of the ids, each as often as it is asked for', async () => {
    const asked = [ids[3]!, ids[0]!, ids[3]!, ids[4]!, ids[0]!];
    expect(await found(asked)).toEqual({ ids: asked, errors: undefined });
    expect(await found([])).toEqual({ ids: [], errors: undefined });
  });

  it('has null in the place of what is not there, or is somebody else’s, and does not tell the two apart', async () => {
    const unknown = encodeGlobalID('TrackedSubscription', 999_999);
    const asked = [ids[1]!, unknown, foreign, ids[2]!];
    expect(await found(asked)).toEqual({ ids: [ids[1], null, null, ids[2]], errors: undefined });
    expect(await found(asked, eve)).toEqual({ ids: [null, null, foreign, null], errors: undefined });
  });

  it('takes a hundred ids at most', async () => {
    const hundred = Array.from({ length: 100 }, () => ids[0]!);
    expect((await found(hundred)).ids).toEqual(hundred);
    const { ids: none, errors } = await found([...hundred, ids[0]!]);
    expect([none, errors?.[0]?.extensions.code]).toEqual([undefined, 'BAD_USER_INPUT']);
  });

  it('mixes types', async () => {
    const user = encodeGlobalID('User', ada.user.id);
    expect(await found([user, ids[0]!])).toEqual({ ids: [user, ids[0]], errors: undefined });
  });

  it.each([
    ['no id', 'nonsense'],
    ['empty', ''],
    ['of an unknown type', encodeGlobalID('Nothing', 1)],
    ['of a type that is no node', encodeGlobalID('Query', 1)],
    ['without a number', encodeGlobalID('TrackedSubscription', 'x')],
    ['of a number too large', encodeGlobalID('TrackedSubscription', '99999999999999999999')],
    ['of a negative number', encodeGlobalID('TrackedSubscription', '-1')],
    ['of a fraction', encodeGlobalID('TrackedSubscription', '1.5')],
    ['of words of SQL', encodeGlobalID('TrackedSubscription', '1 OR 1=1')],
  ])('is null for a text that is %s, and says so or nothing, but never fails', async (_what, id) => {
    for (const query of [nodes, 'query ($ids: ID!) { node(id: $ids) { id } }']) {
      const { data, errors } = await ask(query, { ids: query === nodes ? [id] : id }, ada);
      expect(data?.node ?? data?.nodes?.[0] ?? null).toBeNull();
      for (const { extensions } of errors ?? []) expect(['BAD_USER_INPUT', 'NOT_FOUND']).toContain(extensions.code);
    }
  });
});

describe('the arguments of a connection', () => {
  const list = async (args: string) => {
    const { data, errors } = await ask(
      `{ viewer { subscriptions${args} { edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`,
      {},
      ada,
    );
    return { connection: data?.viewer?.subscriptions, code: errors?.[0]?.extensions.code };
  };
  const cursors = async () =>
    (await list('(first: 100)')).connection.edges.map(({ cursor }: { cursor: string }) => cursor);
  const placesOf = (connection: { edges: { node: { id: string } }[] }) =>
    connection.edges.map(({ node }) => ids.indexOf(node.id));

  it.each([
    ['(first: 2)', [0, 1]],
    ['(last: 2)', [3, 4]],
    ['(first: 100)', [0, 1, 2, 3, 4]],
    ['', [0, 1, 2, 3, 4]],
    ['(first: 2, after: "1")', [2, 3]],
    ['(first: 2, after: "3")', [4]],
    ['(first: 2, after: "4")', []],
    ['(last: 2, before: "3")', [1, 2]],
    ['(last: 2, before: "0")', []],
    ['(first: 2, before: "4")', [0, 1]],
    ['(first: 10, after: "0", before: "3")', [1, 2]],
    ['(first: null, last: 1)', [4]],
    ['(first: 1, last: null, after: null, before: null)', [0]],
  ])('%s', async (args, places) => {
    const all = await cursors();
    const { connection, code } = await list(
      args.replace(/"(\d)"/g, (_all, place: string) => JSON.stringify(all[place])),
    );
    expect([code, connection && placesOf(connection)]).toEqual([undefined, places]);
    const { edges, pageInfo } = connection;
    if (edges.length === 0) return;
    expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges.at(0).cursor, edges.at(-1).cursor]);
  });

  it.each([
    '(first: -1)',
    '(last: -1)',
    '(last: 2, after: "1")',
    '(first: 2, after: "nonsense")',
    '(first: 2, after: "Q1JFQVRFRF9BVDp4Onk=")',
  ])('%s is refused', async (args) => {
    const { connection, code } = await list(args);
    expect([connection ?? null, code]).toEqual([null, 'BAD_USER_INPUT']);
  });

  it.each([
    ['first: 101', 100],
    ['last: 101', 100],
  ])('%s is no more than a page', async (args) => {
    const { connection, code } = await list(`(${args})`);
    expect(connection ? placesOf(connection).length <= 100 : code).toBeTruthy();
  });

  it('tell whether there is more', async () => {
    const more = async (args: string) => {
      const { hasNextPage, hasPreviousPage } = (await list(args)).connection.pageInfo;
      return [hasPreviousPage, hasNextPage];
    };
    const all = await cursors();
    expect(await more('(first: 5)')).toEqual([false, false]);
    expect((await more('(first: 2)'))[1]).toBe(true);
    expect((await more('(last: 2)'))[0]).toBe(true);
    expect((await more(`(first: 3, after: ${JSON.stringify(all[1])})`))[1]).toBe(false);
    expect((await more(`(last: 2, before: ${JSON.stringify(all[2])})`))[0]).toBe(false);
  });
});
