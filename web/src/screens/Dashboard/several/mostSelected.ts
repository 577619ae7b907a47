/** The server changes so many subscriptions at once. */
export const mostSelected = 1_000;
