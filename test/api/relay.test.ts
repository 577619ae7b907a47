import '../support/db.ts';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { getNamedType, isNonNullType, isObjectType, type GraphQLArgument, type GraphQLObjectType } from 'graphql';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { schema } from '../../api/graphql/schema.ts';
import { sendText, signedIn, type Viewer } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';

/** An administrator, who may see every list there is. */
let root: Viewer;
let stackId: number;
beforeAll(async () => {
  root = await signedIn('root', true);
  stackId = (await db.stack.create({ data: { userId: root.user.id, name: 'S', projectType: 'work', budget: 1 } })).id;
});

/** A moment of this test's own, later than everything that other tests make. */
const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 0, minute));
/** The same in the past, for what is hidden until its moment. */
const before = (minute: number) => new Date(Date.UTC(2020, 0, 1, 0, minute));
const userId = () => root.user.id;

interface List {
  /** Adds an entry that was made at this minute, and answers how to take it away again. */
  add: (minute: number) => Promise<() => Promise<unknown>>;
  /** The list inside an operation, round its selection. */
  within: (selection: string) => string;
  /** Where it is in the answer. */
  path: string[];
  isOldestFirst?: true;
  /** The field that it is ordered by, unless that is when it was made. */
  moment?: 'shownAt';
}

const ofViewer = (field: string) => ({
  within: (selection: string) => `viewer { ${field}${selection} }`,
  path: ['viewer', field],
});

let users = 0;

/** The payments of a subscription are computed (payments.test.ts); the rest of the schema's connections are here. */
const computed = ['TrackedSubscription.payments'];

const lists: Record<string, List> = {
  'Query.users': {
    within: (selection) => `users${selection}`,
    path: ['users'],
    async add(minute) {
      const username = `user_${++users}`;
      const data = { username, email: `${username}@example.com`, password: 'x', createdAt: at(minute) };
      const { id } = await db.user.create({ data });
      return () => db.user.delete({ where: { id } });
    },
  },
  'Query.invitations': {
    within: (selection) => `invitations${selection}`,
    path: ['invitations'],
    async add(minute) {
      const data = { userId: userId(), isMailed: false, expiresAt: at(minute + 60), createdAt: at(minute) };
      const { id } = await db.invitation.create({ data });
      return () => db.invitation.delete({ where: { id } });
    },
  },
  'Query.auditLog': {
    within: (selection) => `auditLog${selection}`,
    path: ['auditLog'],
    async add(minute) {
      const data = { actorName: 'root', targetName: 'ada', action: 'admin-granted', createdAt: at(minute) };
      const { id } = await db.auditEntry.create({ data });
      return () => db.auditEntry.delete({ where: { id } });
    },
  },
  'Query.outbox': {
    within: (selection) => `outbox${selection}`,
    path: ['outbox'],
    async add(minute) {
      const mail = { create: { template: 'test', address: 'ada@example.com' } };
      const { id } = await db.job.create({ data: { name: 'mail', createdAt: at(minute), mail } });
      return () => db.job.delete({ where: { id } });
    },
  },
  'User.stacks': {
    ...ofViewer('stacks'),
    async add(minute) {
      const data = { userId: userId(), name: 'S', projectType: 'work', budget: 1, createdAt: at(minute) };
      const { id } = await db.stack.create({ data });
      return () => db.stack.delete({ where: { id } });
    },
  },
  'User.subscriptions': {
    ...ofViewer('subscriptions'),
    async add(minute) {
      const data = { userId: userId(), name: 'N', ...byMonth(100), createdAt: at(minute) };
      const { id } = await db.trackedSubscription.create({ data });
      return () => db.trackedSubscription.delete({ where: { id } });
    },
  },
  'User.inbox': {
    ...ofViewer('inbox'),
    moment: 'shownAt',
    async add(minute) {
      const data = { userId: userId(), key: `k${Math.random()}`, place: 1, kind: 'renewal', day: at(0), saying: '{}' };
      const { id } = await db.inboxEntry.create({ data: { ...data, shownAt: before(minute) } });
      return () => db.inboxEntry.delete({ where: { id } });
    },
  },
  'User.deliveries': {
    ...ofViewer('deliveries'),
    async add(minute) {
      const data = {
        userId: userId(),
        key: `k${Math.random()}`,
        channel: 'email',
        channelName: 'email',
        message: '{}',
      };
      const { id } = await db.delivery.create({ data: { ...data, createdAt: at(minute) } });
      return () => db.delivery.delete({ where: { id } });
    },
  },
  'User.accessTokens': {
    ...ofViewer('accessTokens'),
    async add(minute) {
      const tokenHash = String(Math.random()).slice(2).padEnd(64, '0');
      const data = { userId: userId(), name: 'T', tokenHash, createdAt: at(minute) };
      const { id } = await db.accessToken.create({ data });
      return () => db.accessToken.delete({ where: { id } });
    },
  },
  'Stack.recommendations': {
    within: (selection) =>
      `node(id: "${encodeGlobalID('Stack', stackId)}") { ... on Stack { recommendations${selection} } }`,
    path: ['node', 'recommendations'],
    isOldestFirst: true,
    async add(minute) {
      const data = { stackId, userId: userId(), name: 'R', ...byMonth(100), description: 'r', createdAt: at(minute) };
      const { id } = await db.savedTool.create({ data });
      return () => db.savedTool.delete({ where: { id } });
    },
  },
};

interface Page {
  edges: { cursor: string; node: { id: string; createdAt: string } }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
}

async function ask(operation: string): Promise<any> {
  const answer = (await (await sendText(operation, {}, root)).json()) as { data: unknown; errors?: unknown };
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

const objectTypes = () =>
  Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
  );
const connectionFields = () =>
  objectTypes().flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
      .map((field) => ({ name: `${type.name}.${field.name}`, field })),
  );

describe('the schema', () => {
  it('has a list here for each of its connections', () => {
    expect(
      connectionFields()
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...Object.keys(lists), ...computed].sort());
  });

  it('shapes every connection as Relay wants it', () => {
    for (const { name, field } of connectionFields()) {
      const typeOf = (argument: string) => String(field.args.find(({ name }) => name === argument)?.type);
      expect(['first', 'after', 'last', 'before'].map(typeOf), name).toEqual(['Int', 'String', 'Int', 'String']);
      const connection = getNamedType(field.type) as GraphQLObjectType;
      expect(String(connection.getFields()['pageInfo']?.type), name).toBe('PageInfo!');
      const edge = getNamedType(connection.getFields()['edges']!.type) as GraphQLObjectType;
      expect(String(edge.getFields()['cursor']?.type), name).toBe('String!');
      expect(edge.getFields(), name).toHaveProperty('node');
    }
  });

  it('finds objects by a field of the root, and gives each an id', () => {
    expect(String(schema.getQueryType()!.getFields()['node']?.type)).toBe('Node');
    for (const node of schema.getPossibleTypes(schema.getType('Node') as never))
      expect(String(node.getFields()['id']?.type), node.name).toBe('ID!');
  });
});

describe.each(Object.entries(lists))('%s', (_name, { add, within, path, isOldestFirst, moment }) => {
  const minuteOf = (createdAt: string) => (Date.parse(createdAt) - (moment ? before : at)(0).getTime()) / 60_000;

  async function read(args: Record<string, unknown>): Promise<Page> {
    const given = Object.entries(args).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    const data = await ask(
      `{ ${within(`(${given.join(', ')}) {
        edges { cursor node { id createdAt${moment ? `: ${moment}` : ''} } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }`)} }`,
    );
    return path.reduce((value, key) => value[key], data);
  }
  const minutesOf = ({ edges }: Page) => edges.map(({ node }) => minuteOf(node.createdAt));

  /** Page after page from one end to the other, without what other tests have made. */
  async function readAll(size: number, isForwards: boolean): Promise<number[]> {
    const minutes: number[] = [];
    for (let args: Record<string, unknown> = isForwards ? { first: size } : { last: size }; ;) {
      const page = await read(args);
      if (isForwards) minutes.push(...minutesOf(page));
      else minutes.unshift(...minutesOf(page));
      const { hasNextPage, hasPreviousPage, startCursor, endCursor } = page.pageInfo;
      if (!(isForwards ? hasNextPage : hasPreviousPage)) return minutes.filter((minute) => minute >= 0);
      args = isForwards ? { first: size, after: endCursor } : { last: size, before: startCursor };
    }
  }

  it('goes forwards and backwards, each entry once, and on from a cursor while entries come and go', async () => {
    const inOrder = (...minutes: number[]) => (isOldestFirst ? minutes : minutes.toReversed());
    const removals = new Map<number, () => Promise<unknown>>();
    for (const minute of [10, 20, 30, 40, 50]) removals.set(minute, await add(minute));
    // Two at the very same moment are told apart as well.
    removals.set(51, await add(50));

    for (const size of [1, 2, 4, 100])
      for (const isForwards of [true, false])
        expect(await readAll(size, isForwards)).toEqual(inOrder(10, 20, 30, 40, 50, 50));

    const whole = await read({ first: 100 });
    const cursorAt = (minute: number) => whole.edges.find(({ node }) => minuteOf(node.createdAt) === minute)!.cursor;
    const rest = async () => {
      const after = minutesOf(await read({ first: 100, after: cursorAt(30) }));
      const before = minutesOf(await read({ last: 100, before: cursorAt(30) }));
      return [after, before].map((minutes) => minutes.filter((minute) => minute >= 0));
    };
    const [later, earlier] = [inOrder(40, 50, 50), inOrder(10, 20)];
    expect(await rest()).toEqual(isOldestFirst ? [later, earlier] : [earlier, later]);

    // The entry that the cursor was made of goes, and another comes on either side.
    await removals.get(30)!();
    for (const minute of [5, 25, 35, 60]) removals.set(minute, await add(minute));
    const [laterNow, earlierNow] = [inOrder(35, 40, 50, 50, 60), inOrder(5, 10, 20, 25)];
    expect(await rest()).toEqual(isOldestFirst ? [laterNow, earlierNow] : [earlierNow, laterNow]);

    const { edges } = await read({ first: 3 });
    for (const { node } of edges)
      expect(await ask(`{ node(id: "${node.id}") { id } }`)).toEqual({ node: { id: node.id } });
    removals.delete(30);
    for (const remove of removals.values()) await remove();
  });
});

describe('a global id', () => {
  beforeEach(async () => {
    // Another one for each mutation, so that none runs into a limit.
    root = await signedIn(`root_${++users}`, true);
  });

  const nodeTypes = schema.getPossibleTypes(schema.getType('Node') as never).map(({ name }) => name);
  // A list of ids may have some that are left out.
  const isId = ({ type }: GraphQLArgument) => String(type).replace('!', '') === 'ID';
  const mutations = Object.values(schema.getMutationType()!.getFields()).filter(({ args }) => args.some(isId));

  /** Values for a mutation's other arguments; what matters here is read before they are. */
  const inputs: Record<string, string> = {
    updateStack: '{ name: "x" }',
    updateSubscription: '{ name: "x" }',
    renamePasskey: '{ name: "x" }',
    updateLabel: '{ name: "x" }',
    setBudget: '{ amountCents: 1 }',
    updateUser: '{ username: "xyz" }',
    saveTools: '{ recommendations: [{}] }',
    addTool: '{ name: "x", description: "x" }',
    pauseSubscription: '{}',
    resumeSubscription: '{}',
    cancelSubscription: '{}',
    addSubscriptionPrice: '{ amountCents: 1, from: "2999-01-01" }',
    recordPayment: '{ dueOn: "2999-01-01" }',
    setSubscriptionReminders: '{}',
  };
  /** Other arguments that must be given. */
  const others: Record<string, string> = {
    removeSubscriptionPrice: ', from: "2999-01-01"',
    forgetPayment: ', dueOn: "2999-01-01"',
    snoozeInboxEntry: `, until: "${new Date(Date.now() + 60_000).toISOString()}"`,
  };

  it.each(mutations.map(({ name, args }) => ({ name, args })))(
    'of another type is refused by $name',
    async ({ name, args }) => {
      const argument = args.find(isId)!;
      const hasInput = args.some(({ name, type }) => name === 'input' && isNonNullType(type));
      const outcomes = await Promise.all(
        [...nodeTypes, 'Nothing', 'Query'].map(async (type) => {
          const id = JSON.stringify(encodeGlobalID(type, 999_999));
          const input = hasInput ? `, input: ${inputs[name]}` : '';
          const answer = await sendText(
            `mutation { result: ${name}(${argument.name}: ${id}${input}${others[name] ?? ''}) { __typename } }`,
            {},
            root,
          );
          const { data, errors } = (await answer.json()) as { data?: any; errors?: { extensions: { code: string } }[] };
          return errors ? errors[0]!.extensions.code : data.result.__typename;
        }),
      );
      // One type is the right one, and has no such row; all others are no ids for this.
      expect(outcomes.filter((outcome) => outcome === 'NotFoundError')).toHaveLength(1);
      expect(new Set(outcomes)).toEqual(new Set(['NotFoundError', 'BAD_USER_INPUT']));
    },
  );
});
