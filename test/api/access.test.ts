import '../support/db.ts';
import { isObjectType, isUnionType, type GraphQLField } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../api/graphql/schema.ts';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { send, sendText, signedIn } from '../support/api.ts';

const viewerQuery = graphql(`
  query TestViewer {
    viewer {
      id
      username
      email
    }
  }
`);

const nodeQuery = graphql(`
  query TestNode($id: ID!) {
    node(id: $id) {
      __typename
      ... on User {
        username
      }
    }
  }
`);

/** Somebody who must set up a second factor is a visitor in everything else. */
const forSettingUp = [
  'Mutation.addPasskey',
  'Mutation.confirmTotp',
  'Mutation.prove',
  'Mutation.startPasskey',
  'Mutation.startTotp',
];

/** Whoever adds a public field adds it here too, on purpose. */
const publicFields = [
  'Query.catalogue',
  'Query.mustSetUpSecondFactor',
  'Query.rateLimit',
  'Query.site',
  'Query.viewer',
  'Mutation.completeLogin',
  'Mutation.confirmEmail',
  'Mutation.finishRegistration',
  'Mutation.login',
  'Mutation.loginWithPasskey',
  'Mutation.logout',
  'Mutation.noteSwap',
  'Mutation.recommend',
  'Mutation.register',
  'Mutation.requestPasswordReset',
  'Mutation.resetPassword',
  'Mutation.startPasskeyLogin',
  'Subscription.recommend',
];

describe('what the schema says of access', () => {
  const rootFields = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!].flatMap(
    (type) => Object.values(type.getFields()).map((field) => ({ type, field, name: `${type.name}.${field.name}` })),
  );

  it('asks on every root type for a signed-in user, with a browser where an access token has no scope for it', () => {
    expect(optionsOf(schema.getQueryType()!)['authScopes']).toEqual({ session: true });
    expect(optionsOf(schema.getMutationType()!)['authScopes']).toEqual({ session: true });
    expect(optionsOf(schema.getSubscriptionType()!)['authScopes']).toEqual({ user: true });
  });

  it('opens to visitors only what is meant to be', () => {
    const asksForUser = ({ field }: (typeof rootFields)[number]) =>
      /"(user|scope|session|admin)"/.test(JSON.stringify(optionsOf(field)['authScopes'] ?? {}));
    const open = rootFields.filter((root) => optionsOf(root.field)['skipTypeScopes'] && !asksForUser(root));
    const isForSettingUp = ({ field }: (typeof open)[number]) =>
      JSON.stringify(optionsOf(field)['authScopes']) === '{"factorOwner":true}';
    const namesOf = (fields: typeof open) => fields.map(({ name }) => name).sort();
    expect(namesOf(open.filter((field) => !isForSettingUp(field)))).toEqual([...publicFields].sort());
    expect(namesOf(open.filter(isForSettingUp))).toEqual(forSettingUp);
  });

  it('guards every node at its type', () => {
    const nodes = schema.getPossibleTypes(schema.getType('Node') as never).filter(isObjectType);
    expect(nodes.map(({ name }) => name)).toContain('User');
    for (const node of nodes) expect(optionsOf(node), node.name).toHaveProperty('authScopes');
  });

  it('gives every mutation typed errors and no node of its own beside them', () => {
    for (const field of Object.values(schema.getMutationType()!.getFields())) {
      const type = 'ofType' in field.type ? field.type.ofType : field.type;
      expect(isUnionType(type), field.name).toBe(true);
    }
  });
});

describe('a viewer', () => {
  it('is nobody for a visitor, and for whoever brings an unknown, expired or forged session', async () => {
    const ada = await signedIn('ada');
    await db.session.updateMany({ where: { userId: ada.user.id }, data: { lastUsedAt: new Date(0) } });
    for (const viewer of [undefined, ada, { ...ada, cookie: 'stackling=forged' }, { ...ada, cookie: 'stackling=' }])
      expect((await send(viewerQuery, {}, viewer)).data).toEqual({ viewer: null });
  });

  it('is the user whose session the browser holds', async () => {
    const bob = await signedIn('bob');
    expect((await send(viewerQuery, {}, bob)).data?.viewer).toMatchObject({
      username: 'bob',
      email: 'bob@example.com',
    });
  });

  it('sees itself through node, and nobody else unless an administrator', async () => {
    const [cara, dan, admin] = [await signedIn('cara'), await signedIn('dan'), await signedIn('root', true)];
    const id = (await send(viewerQuery, {}, cara)).data!.viewer!.id;
    expect((await send(nodeQuery, { id }, cara)).data?.node).toEqual({ __typename: 'User', username: 'cara' });
    expect((await send(nodeQuery, { id }, admin)).data?.node).toEqual({ __typename: 'User', username: 'cara' });
    expect(await send(nodeQuery, { id }, dan)).toEqual({ data: { node: null } });
  });

  it('must be signed in for whatever does not say otherwise', async () => {
    expect((await send(nodeQuery, { id: 'VXNlcjox' })).errors).toMatchObject([
      { message: 'You need to be logged in.', extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });
});

describe('a hostile document', () => {
  it('is told nothing of names it did not guess', async () => {
    const answer = await (await sendText('{ vieweR { passwor } }')).text();
    expect(answer).not.toMatch(/did you mean/i);
  });

  it('is refused when it is longer than any honest one', async () => {
    const answer = await sendText(`{ ${'viewer { id } '.repeat(1_000)} }`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('token');
  });
});

/** What a type or field was declared with. */
function optionsOf(subject: { extensions: GraphQLField<unknown, unknown>['extensions'] }): Record<string, unknown> {
  return (subject.extensions['pothosOptions'] ?? {}) as Record<string, unknown>;
}
