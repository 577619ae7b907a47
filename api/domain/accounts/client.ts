/** What the server knows of a request's sender, signed in or not. */
export interface Client {
  /** The address that the request comes from, used to count attempts; empty when unknown. */
  readonly address: string;
  /** The token in the browser's cookie, valid or not. */
  readonly sessionToken: string | null;
  /** The User-Agent header; empty when there is none. */
  readonly userAgent: string;
}
