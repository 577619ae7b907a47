/** An email of somebody who has no account, as administrators see it: `a…@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0]}…${email.slice(at)}`;
}
