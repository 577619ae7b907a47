/** What somebody is told, on whichever way. All of it may hold text that people entered. */
export interface Message {
  title: string;
  lines: readonly {
    text: string;
    /** The page about it. */
    url?: string;
  }[];
  /** The calendar day that it is about, YYYY-MM-DD. */
  day: string;
}
