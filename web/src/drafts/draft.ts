import type * as z from 'zod/mini';
import { readTab, writeTab } from '../session/tabStorage.ts';

const nameOf = (key: string) => `draft:${key}`;

/** The rules of a form's fields, by their names. */
export type Rules = Readonly<Record<string, z.ZodMiniType>>;

/** The unsent values of a form's fields; a field that is missing keeps its default. */
export function readDraft(key: string, fields: readonly string[], rules: Rules): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(readTyped(key)).filter(([field, value]) => {
      const rule = rules[field];
      return rule && fields.includes(field) && canBeTyped(value, rule);
    }),
  );
}

/** All that is kept of a form, whatever it is. */
export function readTyped(key: string): Record<string, unknown> {
  const draft = readTab(nameOf(key));
  return typeof draft === 'object' && draft !== null ? { ...draft } : {};
}

/** Whether a form has unsent values. */
export const hasDraft = (key: string): boolean => readTab(nameOf(key)) !== undefined;

/** Stores the typed values; an empty object removes the draft. */
export const keepDraft = (key: string, typed: object): void =>
  writeTab(nameOf(key), Object.keys(typed).length > 0 ? typed : undefined);

export const forgetDraft = (key: string): void => writeTab(nameOf(key), undefined);

/** A typed text may be half finished and break its rule; a choice from a list must be valid. */
const canBeTyped = (value: unknown, rule: z.ZodMiniType): boolean =>
  isChoice(rule) ? rule.safeParse(value).success : typeof value === 'string' || typeof value === 'number';

function isChoice(rule: z.core.$ZodType): boolean {
  const { def } = (rule as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'enum':
    case 'boolean':
      return true;
    case 'optional':
    case 'nullable':
    case 'default':
      return isChoice(def.innerType);
    case 'pipe':
      return isChoice(def.in);
    default:
      return false;
  }
}
