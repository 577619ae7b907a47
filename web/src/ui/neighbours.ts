/** The element in the row before or after one of a table; rows without such an element, such as the heads of groups, are passed over. */
export function inNeighbour<Found extends HTMLElement>(
  row: Element | null | undefined,
  side: 'nextElementSibling' | 'previousElementSibling',
  selector: string,
): Found | null | undefined {
  let other = row?.[side];
  // A hidden row stands for those that are not in the document.
  while (other && other.ariaHidden !== 'true') {
    const found = other.querySelector<Found>(selector);
    if (found) return found;
    other = other[side];
  }
  return undefined;
}
