/** A bar that shows how much of something is used; say it in words, too. */
export function Meter({ used, most }: { used: number; most: number }) {
  const part = Math.min(1, used / most);
  return (
    <span className="mt-2 block h-2 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
      <span
        className={`block h-full rounded-full ${part < 0.9 ? 'bg-fern' : 'bg-danger'}`}
        style={{ width: `${100 * part}%` }}
      />
    </span>
  );
}
