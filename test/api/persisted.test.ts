import '../support/db.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import persisted from '../../api/graphql/guards/persisted.json' with { type: 'json' };
import { base } from '../support/front.ts';

const artifacts = 'web/src/__generated__';

const ask = async (body: object) => {
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
};

it('knows every operation of the page by its digest, and no other', () => {
  const asked = readdirSync(artifacts).flatMap((name) => {
    const artifact = readFileSync(`${artifacts}/${name}`, 'utf8');
    if (artifact.includes('"params": {')) expect(artifact, name).toContain('"text": null');
    return [...artifact.matchAll(/"id": "([0-9a-f]{64})"/g)].map(([, id]) => id);
  });
  expect(new Set(Object.keys(persisted))).toEqual(new Set(asked));
  for (const [id, text] of Object.entries(persisted))
    expect(createHash('sha256').update(text).digest('hex'), text).toBe(id);
});

it('answers an operation of the page that is named by its digest', async () => {
  const [documentId] = Object.entries(persisted).find(([, text]) => text.startsWith('query FinderScreenQuery'))!;
  const { status, answer } = await ask({ documentId, operationName: 'FinderScreenQuery' });
  expect({ status, answer }).toMatchObject({ status: 200, answer: { data: { catalogue: {}, viewer: null } } });
});

it.each([['0'.repeat(64)], ['__proto__'], ['constructor'], [''], [7], [{}], [{ toString: 1, valueOf: 1 }]])(
  'refuses a digest that it does not know: %j',
  async (documentId) => {
    expect(await ask({ documentId })).toMatchObject({
      status: 400,
      answer: {
        errors: [
          {
            message: 'Stackling has been updated. Please reload the page.',
            extensions: { code: 'UNKNOWN_OPERATION' },
          },
        ],
      },
    });
  },
);

it('leaves every other operation to be sent as text', async () => {
  expect(await ask({ query: '{ __typename }' })).toEqual({ status: 200, answer: { data: { __typename: 'Query' } } });
});
