/** Whether a text can be stored: PostgreSQL refuses NUL, and half a surrogate pair is not a character. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
