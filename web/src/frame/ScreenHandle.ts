import type { MessageDescriptor } from '@lingui/core';

/** What a route tells the frame about its screen. */
export interface ScreenHandle {
  title: MessageDescriptor;
  /** Where it is: a file below screens/, which exports a component of its own name. */
  file: string;
  /** Its heading, where that is known before its data. */
  heading?: MessageDescriptor | undefined;
  /** Whether it is for signed-in users only. */
  isProtected?: boolean;
  /** Whether it looks the same for every visitor, so that the built page holds it already. */
  isStatic?: boolean;
}
