/** A list as JSON, in pieces. */
export async function* listOf(entries: AsyncGenerator<object>): AsyncGenerator<string> {
  let separator = '[';
  for await (const entry of entries) {
    yield separator + JSON.stringify(entry);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}
