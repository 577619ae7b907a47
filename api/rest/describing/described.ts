import * as z from 'zod/mini';

/** The descriptions of the parts of answers: a sentence, and an example value that is valid. */
export const descriptions = z.registry<{ id?: string; description: string; examples?: unknown[] }>();

/** Adds a description to a part of an answer, or to a whole one. */
export const described = <Part extends z.ZodMiniType>(
  part: Part,
  description: string,
  ...examples: [z.output<Part>?]
): Part => {
  descriptions.add(part, { description, ...(examples.length > 0 && { examples }) });
  return part;
};

/** A part of answers that the description lists by name; answers hold no fields besides those in its shape. */
export const component = <Shape extends z.core.$ZodLooseShape>(id: string, description: string, shape: Shape) => {
  const object = z.strictObject(shape);
  descriptions.add(object, { id, description });
  return object;
};

/** A row's id in REST, a number. */
export const rowNumber = (description: string, example: number) =>
  described(z.int().check(z.minimum(1)), description, example);

/** A moment, as ISO 8601 in UTC. */
export const instant = (description: string, example: string) => described(z.iso.datetime(), description, example);

/** The answer of a call that has no data to return. */
export const message = component('Message', 'What was done.', {
  message: described(z.string(), 'What was done, in words for people.'),
});

/** The answer of a call with the status 204. */
export const nothing = z.undefined();

/** The answer of every call that was refused or that failed. */
export const error = component('Error', 'Why the call was refused or failed.', {
  message: described(z.string(), 'What is wrong, in words for people.'),
  type: described(
    z.optional(z.string()),
    'How the AI provider failed, or that signing in takes a second factor, as a code for programs. Other errors do not have it.',
  ),
});
