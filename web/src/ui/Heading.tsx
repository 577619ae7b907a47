import type { ComponentProps } from 'react';

export type HeadingLevel = 2 | 3;

/** A heading with a level that depends on its place; it can take the focus. */
export function Heading({ level, ...props }: ComponentProps<'h2'> & { level: HeadingLevel }) {
  const Tag = `h${level}` as const;
  return <Tag tabIndex={-1} {...props} />;
}
