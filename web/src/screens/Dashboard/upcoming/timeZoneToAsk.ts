import { readKept } from '../../../ui/browserStorage.ts';
import { deviceTimeZone } from '../../../ui/deviceTimeZone.ts';

/** Where it is kept that UTC is what somebody wants. */
export const keptKey = 'stackling:utc';
const isUtc = (timeZone: string) => /^((Etc\/)?(UTC|UCT|Universal|Zulu)|(Etc\/)?GMT|Etc\/Greenwich)$/i.test(timeZone);

/** The device's time zone; undefined where that is UTC, or where somebody wants UTC. */
export function timeZoneToAsk(): string | undefined {
  const device = deviceTimeZone();
  return device === undefined || isUtc(device) || readKept(keptKey) !== null ? undefined : device;
}
