/** Whether a text can be stored: PostgreSQL refuses a NUL, and half of a surrogate pair is no character. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
