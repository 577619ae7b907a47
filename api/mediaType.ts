/** Whether a Content-Type is JSON in UTF-8: exactly `application/json`, not a type that is built on it. */
export function isJson(contentType: string | null | undefined): boolean {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';');
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"]*?)"?\s*$/.exec(parameter)?.[1])
    .find(Boolean);
  return type.trim() === 'application/json' && (charset === undefined || charset === 'utf-8');
}
