const kinds = [
  {
    type: 'quota_exceeded',
    words: ['quota', 'exceeded'],
    text: "The AI provider's quota is exceeded. Please try again later or update the key.",
  },
  {
    type: 'invalid_api_key',
    words: ['invalid'],
    text: "The AI provider's key is invalid. Please check the configuration.",
  },
  { type: 'api_key_missing', words: ['missing'], text: "The AI provider's key is missing." },
] as const;

export type ErrorKind = (typeof kinds)[number]['type'] | 'other';

/** What went wrong: as the server's code says or else, where it says nothing that is known here, its message. */
export function errorKind(code: string | undefined, message: string): ErrorKind {
  const said = message.toLowerCase();
  const kind =
    kinds.find(({ type }) => type === code?.toLowerCase()) ??
    kinds.find(({ words }) => words.some((word) => said.includes(word)));
  return kind?.type ?? 'other';
}

/** What the error view says. */
export function failureText(code: string | undefined, message: string): string {
  const kind = errorKind(code, message);
  const known = kinds.find(({ type }) => type === kind);
  return known?.text ?? `We couldn't retrieve your recommendations. ${message || 'Please try again.'}`;
}
