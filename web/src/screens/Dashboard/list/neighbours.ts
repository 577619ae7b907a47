/** The element in the row before or after one that holds a subscription; heads of groups are passed over. */
export function inNeighbour<Found extends HTMLElement>(
  row: Element | null | undefined,
  side: 'nextElementSibling' | 'previousElementSibling',
  selector: string,
): Found | null | undefined {
  let other = row?.[side];
  while (other?.matches('[data-group]')) other = other[side];
  return other?.querySelector<Found>(selector);
}
