/** What is made when it is first asked for, and once: the makers of Intl's formats take a phone long. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
