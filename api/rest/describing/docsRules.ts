import type { Schema } from './openapiTypes.ts';

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
  object: 'object',
  array: 'list',
};

const formats: Record<string, string> = { date: 'date', 'date-time': 'moment' };

/** The longest pattern that is of use to a reader, in characters. */
const longestPattern = 40;

/** The rules of a value in words: ‘text, 3 to 20 characters’. */
export function rulesOf(schema: Schema): string {
  const { $ref, anyOf, items, type, format, enum: values, const: only, default: fallback, pattern } = schema as any;
  if ($ref) return $ref.split('/').at(-1);
  if (anyOf) return anyOf.map(rulesOf).join(', or ');
  if (only !== undefined) return only === '' ? 'empty text' : JSON.stringify(only);
  const rules = [
    values ? `one of ${values.join(', ')}` : kindOf(type, format),
    rangeOf(schema),
    items && `each ${rulesOf(items)}`,
    pattern && pattern.length <= longestPattern ? `matching ${pattern}` : '',
  ];
  const byDefault = fallback === undefined || fallback === '' ? '' : `; ${fallback} by default`;
  return rules.filter(Boolean).join(', ') + byDefault;
}

function kindOf(type: string | string[], format: string | undefined): string {
  return [type]
    .flat()
    .map((name) => (name === 'string' && formats[format ?? '']) || kinds[name])
    .join(' or ');
}

function rangeOf({ minLength, maxLength, minItems, maxItems, minimum, maximum }: any): string {
  return (
    range(minLength, maxLength, ' characters') || range(minItems, maxItems, ' of them') || range(minimum, maximum, '')
  );
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const [from, to] = [least, most].map((bound) => bound?.toLocaleString('en-US'));
  if (least !== undefined && least === most) return `${from}${unit}`;
  if (from !== undefined && to !== undefined) return `${from} to ${to}${unit}`;
  if (from !== undefined) return `${from}${unit} or more`;
  return to === undefined ? '' : `at most ${to}${unit}`;
}
