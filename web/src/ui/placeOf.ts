/** A time zone's name for people. */
export const placeOf = (timeZone: string): string => timeZone.replaceAll('_', ' ');
