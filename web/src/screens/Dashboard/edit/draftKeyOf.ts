/** The key of the draft of a subscription's form. */
export const draftKeyOf = (id: string) => `edit:${id}`;
