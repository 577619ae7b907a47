/** What a request shows of whoever sends it, signed in or not. */
export interface Client {
  /** The address that it comes from, by which tries are counted; empty when nobody knows. */
  readonly address: string;
  /** The token in the browser's cookie, whether or not it is worth anything. */
  readonly sessionToken: string | null;
}
