import { isTimeZone } from '../../../common/timeZone.ts';

/** The IANA name of this device's time zone; undefined when the browser does not know it. */
export function deviceTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : undefined;
}
