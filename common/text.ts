import * as z from 'zod/mini';

/** Whether a text can be stored: PostgreSQL refuses a NUL, and half of a surrogate pair is no character. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** The rule of a form's text that it can be stored. */
export const storable = z.refine<string>(isStorable, 'Please remove the characters that are not text');
