import type { MessageDescriptor } from '@lingui/core';

/** The properties of a screen that its route gives to the frame. */
export interface ScreenHandle {
  title: MessageDescriptor;
  /** Its file below screens/, which exports a component of the same name. */
  file: string;
  /** Its heading, where that is known before its data. */
  heading?: MessageDescriptor | undefined;
  /** Whether it is for signed-in users only. */
  isProtected?: boolean;
  /** Whether it looks the same for every visitor, so that the build can draw all of it. */
  isStatic?: boolean;
}
