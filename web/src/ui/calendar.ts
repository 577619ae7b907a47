/** Today in the reader's time zone, as YYYY-MM-DD. */
export function today(): string {
  return dayOf(new Date());
}

/** Whether an instant, as ISO 8601, is today in the reader's time zone. */
export const isToday = (at: string): boolean => dayOf(new Date(at)) === today();

function dayOf(at: Date): string {
  const parts = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
