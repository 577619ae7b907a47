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

  it('when it has more than five hundred fields', async () => {
    const names = 'id username email currency createdAt lastLogin isAdmin hasSecondFactor __typename'.split(' ');
    const document = (count: number) => `{ viewer { ${many(count - 1, (index) => names[index % 9]!).join(' ')} } }`;
    expect((await refusalOf(document(500))).message).toBeUndefined();
    expect(await refusalOf(document(501))).toEqual({ status: 400, message: 'A document may have 500 fields at most.' });
  });

  it('when it has one field more than sixty times, wherever', async () => {
    const document = (count: number) => `{ viewer { id } ${'...F '.repeat(9)} ${'viewer { email } '.repeat(count - 2)} }
      fragment F on Query { viewer { username } }`;
    expect((await refusalOf(document(60))).message).toBeUndefined();
    expect(await refusalOf(document(61))).toEqual({
      status: 400,
      message: 'A document may have the same field 60 times at most.',
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

  it('when there are more ways through its fragments than anybody could follow', async () => {
    const names = many(20, (index) => `F${index}`);
    const fragment = (name: string, spreads: string[], on: string) =>
      `fragment ${name} on ${on} { ${spreads.map((spread) => `...${spread}`).join(' ')} }`;
    for (const [operation, on] of [
      ['mutation', 'Mutation'],
      ['query', 'Query'],
    ] as const) {
      const tangle = names.map((name) =>
        fragment(
          name,
          names.filter((other) => other !== name),
          on,
        ),
      );
      expect((await refusalOf(`${operation} { ...F0 } ${tangle.join(' ')}`)).status).toBe(400);
    }
  });

  it('but not for fragments that each lead twice to the next', async () => {
    const fragments = many(60, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`);
    const document = `{ ...F0 } ${fragments.join(' ')} fragment F60 on Query { __typename }`;
    expect((await refusalOf(document)).message).toBeUndefined();
  });

  it('when it asks for the schema again and again, under other names', async () => {
    const refused = { status: 400, message: 'Introspection queries cannot use aliases.' };
    expect(await refusalOf('{ a: __schema { types { name } } }')).toEqual(refused);
    expect(await refusalOf('{ __schema { types { name } more: types { name } } }')).toEqual(refused);
    expect(await refusalOf('{ ...A } fragment A on Query { __schema { a: types { name } } }')).toEqual(refused);
    const types = (count: number) =>
      `{ ${many(count, (index) => `t${index}: __type(name: "User") { name }`).join(' ')} }`;
    expect((await refusalOf(types(5))).message).toBeUndefined();
    expect(await refusalOf(types(6))).toEqual({
      status: 400,
      message: 'A document may ask for 5 types by name at most.',
    });
  });
});

it('guesses at no names, of variables either, and says what kind of error it is', async () => {
  const document = 'mutation($i: UpdateUserInput!) { updateUser(id: "VXNlcjox", input: $i) { __typename } }';
  const answer = await sendText(document, { i: { isAdmn: true } });
  const { errors } = (await answer.json()) as { errors: { message: string; extensions: object }[] };
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(errors[0]!.message).toMatch(/"isAdmn"/);
  expect(errors[0]!.message).not.toMatch(/mean|isAdmin"/);
});

it('lets developers ask what there is', async () => {
  expect((await refusalOf(getIntrospectionQuery())).message).toBeUndefined();
});
