import { latePart, Nothing } from '../ui/latePart.tsx';
import { whenIdle } from '../ui/whenIdle.ts';

/** How much of the user's inbox is unread. Its code and its question wait until the page has loaded. */
export const Unread = latePart(
  async () => {
    await new Promise<void>(whenIdle);
    return (await import('./UnreadCount.tsx')).UnreadCount;
  },
  { Missing: Nothing },
);
