/** Makes a value at its first use and keeps it: creating Intl's formatters is slow on phones. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
