import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonStyle, type ButtonLook } from './buttonStyle.ts';

/** A link to another screen that looks like a button. */
export function ButtonLink({ look, className = '', ...props }: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link className={`${buttonStyle(look)} ${className}`} {...props} />;
}
