/** What a route tells the frame about its screen. */
export interface ScreenHandle {
  title: string;
}
