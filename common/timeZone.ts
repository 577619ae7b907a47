/** A name and not an offset, which would be wrong for half of the year in many places. */
const pattern = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/** Whether a text is the IANA name of a time zone, such as Europe/Berlin, in any case. */
export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return pattern.test(name);
  } catch {
    return false;
  }
}
