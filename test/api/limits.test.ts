import '../support/db.ts';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { sendText } from '../support/api.ts';

const work = '(input: { projectType: WORK, budget: 5 })';
const many = (count: number, field: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => field(index));

async function refusalOf(
  document: string,
  variables?: unknown,
): Promise<{ status: number; message: string | undefined }> {
  const answer = await sendText(document, variables);
  const { errors } = (await answer.json()) as { errors?: { message: string }[] };
  return { status: answer.status, message: errors?.[0]?.message };
}

describe('a document is refused', () => {
  it('when it is longer than any honest one', async () => {
    expect(await refusalOf(`{ ${'viewer { id } '.repeat(1_000)} }`)).toEqual({
      status: 400,
      message: expect.stringContaining('token'),
    });
  });

  it('when it has more than thirty aliases', async () => {
    const document = (count: number) => `{ ${many(count, (index) => `a${index}: viewer { id }`).join(' ')} }`;
    expect((await refusalOf(document(30))).message).toBeUndefined();
    expect(await refusalOf(document(31))).toEqual({ status: 400, message: 'A document may have 30 aliases at most.' });
  });

  it('when it has more than five directives', async () => {
    const document = (count: number) => `{ ${many(count, () => 'viewer @include(if: true) { id }').join(' ')} }`;
    expect((await refusalOf(document(5))).message).toBeUndefined();
    expect(await refusalOf(document(6))).toEqual({ status: 400, message: 'A document may have 5 directives at most.' });
  });

  it('when it runs more than ten mutations, also when fragments hide them', async () => {
    const fields = (count: number, from = 0) =>
      many(count, (index) => `m${from + index}: recommend${work} { __typename }`).join(' ');
    expect((await refusalOf(`mutation { ${fields(10)} }`)).message).toBeUndefined();
    const refused = { status: 400, message: 'One request may run 10 mutations at most.' };
    expect(await refusalOf(`mutation { ${fields(11)} }`)).toEqual(refused);
    expect(
      await refusalOf(`mutation { ...A ... { ${fields(5)} } } fragment A on Mutation { ${fields(6, 5)} }`),
    ).toEqual(refused);
  });

  it('when its fragments go round in a circle', async () => {
    const document = 'mutation { ...A } fragment A on Mutation { ...B } fragment B on Mutation { ...A }';
    expect((await refusalOf(document)).status).toBe(400);
  });
});

it('lets developers ask what there is', async () => {
  expect((await refusalOf(getIntrospectionQuery())).message).toBeUndefined();
});
