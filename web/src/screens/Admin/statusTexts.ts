import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UserStatus } from '../../../../common/userStatuses.ts';

/** The statuses that the list can be narrowed to, in words. */
export const statusTexts: Record<UserStatus, MessageDescriptor> = {
  administrator: msg`Administrators`,
  user: msg`Users without admin rights`,
  disabled: msg`Disabled`,
  'never-signed-in': msg`Never signed in`,
  'email-unconfirmed': msg`Email not confirmed`,
  'second-factor': msg`With a second step`,
  'no-second-factor': msg`Without a second step`,
};
