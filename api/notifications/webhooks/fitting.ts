/** As many lines as fit into so many units, and how many are left out. */
export function fitting(lines: readonly string[], most: number, sizeOf = (text: string) => text.length): string {
  const whole = lines.join('\n');
  if (sizeOf(whole) <= most) return whole;
  for (let kept = lines.length - 1; kept > 0; kept--) {
    const some = [...lines.slice(0, kept), `… and ${lines.length - kept} more`].join('\n');
    if (sizeOf(some) <= most) return some;
  }
  return '…';
}

/** A text of at most so many characters, none of them half. */
export function cut(text: string, most: number): string {
  return text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`;
}
