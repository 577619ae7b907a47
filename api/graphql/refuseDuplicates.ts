/**
 * The argument with which somebody is told what is there already instead of having it twice.
 *
 * @param somebodyHas who has it, as a sentence begins
 */
export const refuseDuplicates = (somebodyHas: string) =>
  ({
    required: true,
    defaultValue: false,
    description: `Whether to answer with a DuplicateError and save nothing when ${somebodyHas} something with the same name already. Case and white space make no difference.`,
  }) as const;
