import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn, type Viewer } from '../support/api.ts';
import { speak } from '../support/speak.ts';

/**
 * What the draft of GraphQL over HTTP asks of servers beyond the audits of graphql-http (overHttp.test.ts). Where the two
 * differ, the audits win: 400 for an invalid document, and application/json without Accept (docs/api.md).
 */

const gql = 'application/graphql-response+json';
const json = 'application/json';

let ada: Viewer;
beforeAll(async () => void (ada = await signedIn('ada')));

const post = (body: unknown, headers: Record<string, string> = {}) =>
  speak('POST', '/graphql', { 'content-type': json, accept: gql, ...headers }, JSON.stringify(body));
const query = '{ __typename }';

describe('Accept', () => {
  it.each([
    [gql, gql],
    [json, json],
    [`${gql}; charset=utf-8, ${json}; charset=utf-8`, gql],
    [`${json}, ${gql}`, json],
    [`${json};q=0.5, ${gql};q=0.9`, gql],
    [`${gql};q=0.1, ${json};q=0.2`, json],
    [`${gql};q=0, */*`, json],
    [`${json};q=0, application/*`, gql],
    [`${json};q=0.1, */*;q=0.9`, gql],
    ['*/*', json],
    ['application/*', json],
    [`text/html, ${gql};q=0.3`, gql],
    ['APPLICATION/JSON', json],
    [`image/png, ${json};charset=utf-16, ${gql};q=0.1`, gql],
    [`text/event-stream;q=0.4, ${json}`, json],
    [`text/event-stream, ${json};q=0.4`, 'text/event-stream'],
  ])('%s is answered with %s', async (accept, type) => {
    const { status, headers } = await post({ query }, { accept });
    expect([status, headers['content-type']!.split(';')[0]]).toEqual([200, type]);
    if (type !== 'text/event-stream') expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
  });

  it.each(['text/html', 'image/*', `${json};q=0`, `${gql};q=0, ${json};q=0.0`, `${json};charset=utf-16`, 'nonsense'])(
    '%s is refused with 406, before anything is done',
    async (accept) => {
      const mutation = 'mutation { trackEntry(input: { entry: "N - $1/month" }) { __typename } }';
      const { status, body } = await post({ query: mutation }, { accept, cookie: ada.cookie });
      expect([status, JSON.parse(body).errors[0].extensions.code]).toEqual([406, 'NOT_ACCEPTABLE']);
      const list = '{ viewer { subscriptions(first: 1) { totalCount } } }';
      const { data } = JSON.parse((await post({ query: list }, { cookie: ada.cookie })).body);
      expect(data.viewer.subscriptions.totalCount).toBe(0);
    },
  );
});

describe('a well-formed request', () => {
  it.each([
    ['with more properties than are known', { query, id: '1', features: ['x'], doc_id: null }],
    ['with null for what is optional', { query, operationName: null, variables: null, extensions: null }],
    ['with empty maps', { query, variables: {}, extensions: {} }],
    ['with extensions of others', { query, extensions: { tracing: { a: [1] } } }],
    ['that names its operation', { query: `query A ${query} query B { viewer { id } }`, operationName: 'A' }],
  ])('%s is answered', async (_what, body) => {
    const answer = await post(body);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { data: { __typename: 'Query' } }]);
  });

  it.each([
    ['operationName=', 200],
    ['operationName=null', 400],
    ['variables=', 200],
    ['variables=null&extensions=null', 200],
    ['unknown=1&variables={}', 200],
  ])('by GET with %s is answered with %i', async (more, status) => {
    expect((await speak('GET', `/graphql?query={__typename}&${more}`, { accept: gql })).status).toBe(status);
  });

  it('with data has status 200, also with errors in a part of it', async () => {
    const partial = '{ viewer { id } node(id: "nonsense") { id } }';
    for (const accept of [gql, json]) {
      const { status, body } = await post({ query: partial }, { accept });
      expect([status, Object.keys(JSON.parse(body)).sort()]).toEqual([200, ['data', 'errors']]);
    }
  });
});

describe('a request that is not well-formed or not valid', () => {
  it.each([
    ['no query', { qeury: query }],
    ['a null query', { query: null }],
    ['a query that is no string', { query: 5 }],
    ['an operation name that is no string', { query, operationName: 5 }],
    ['a list of variables', { query, variables: [7] }],
    ['variables as text', { query, variables: '{}' }],
    ['extensions as text', { query, extensions: '{}' }],
    ['a document that cannot be parsed', { query: '{' }],
    ['a document that is not valid', { query: '{ nothing }' }],
    ['an operation that is not there', { query: 'query A { __typename }', operationName: 'B' }],
    ['two operations and no name', { query: `query A ${query} query B ${query}` }],
    ['variables that do not fit', { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: {} } }],
    ['a variable that is missing', { query: 'query ($id: ID!) { node(id: $id) { id } }' }],
  ])('%s: has 400, errors and no data', async (_what, body) => {
    const answer = await post(body);
    const { data, errors } = JSON.parse(answer.body);
    expect([answer.status, data, errors.length > 0]).toEqual([400, undefined, true]);
  });

  it('without Content-Type is refused', async () => {
    expect((await speak('POST', '/graphql', { accept: gql }, JSON.stringify({ query }))).status).toBe(415);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('by %s is refused, and told what to use', async (method) => {
    const { status, headers } = await speak(method, '/graphql', { accept: gql });
    expect([status, headers['allow']]).toEqual([405, 'GET, POST']);
  });

  it('is a mutation by GET, in any place that its name decides', async () => {
    const both = encodeURIComponent(`query A ${query} mutation B { logout { __typename } }`);
    expect((await speak('GET', `/graphql?query=${both}&operationName=B`, { accept: gql })).status).toBe(405);
    expect((await speak('GET', `/graphql?query=${both}&operationName=A`, { accept: gql })).status).toBe(200);
  });
});
