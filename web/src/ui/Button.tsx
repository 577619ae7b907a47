import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonLook } from './buttonStyle.ts';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** Whether it has less room at its sides, for several in a line. */
  isTight?: boolean;
}

export function Button({ look, isTight, className = '', ...props }: ButtonProps) {
  return <button type="button" className={`${buttonStyle(look, isTight)} ${className}`} {...props} />;
}
