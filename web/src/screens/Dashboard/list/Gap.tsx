/** Takes the place of rows that are not in the document. */
export function Gap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden="true" className="max-md:block" style={{ height }} />;
}
