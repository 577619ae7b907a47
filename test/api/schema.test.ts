import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../api/graphql/schema.ts';

interface Described {
  name: string;
  description?: string | null | undefined;
}

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);

/** A type's parts, with their places. */
function partsOf(type: GraphQLNamedType): Described[] {
  const within = (place: string, parts: readonly Described[]) =>
    parts.map(({ name, description }) => ({ name: `${place}.${name}`, description }));
  if (isEnumType(type)) return within(type.name, type.getValues());
  if (isInputObjectType(type)) return within(type.name, Object.values(type.getFields()));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = Object.values(type.getFields());
  return [...within(type.name, fields), ...fields.flatMap(({ name, args }) => within(`${type.name}.${name}`, args))];
}

describe('the schema', () => {
  it('says what every type, field, argument and value is, in a sentence', () => {
    const parts: Described[] = types.flatMap((type) => [type, ...partsOf(type)]);
    expect(parts.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([]);
    expect(parts.length).toBeGreaterThan(300);
  });
});
