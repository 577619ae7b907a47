import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonLook } from './buttonStyle.ts';

export function Button({ look, className = '', ...props }: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" className={`${buttonStyle(look)} ${className}`} {...props} />;
}
