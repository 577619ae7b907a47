/** The number that REST calls a row by, from the global id that the graph calls it by. */
export function rowId(globalId: string): number {
  return Number(Buffer.from(globalId, 'base64').toString().split(':')[1]);
}
