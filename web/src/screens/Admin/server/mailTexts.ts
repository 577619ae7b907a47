import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const texts: Record<string, MessageDescriptor> = {
  test: msg`Test mail`,
  'password-reset': msg`Link to reset a password`,
  invitation: msg`Invitation`,
  registration: msg`Link to finish a registration`,
  'confirm-email': msg`Link to confirm an email`,
  'email-change': msg`Notice of a new email`,
  'security-notice': msg`Security notice`,
  'ending-token': msg`Notice of an access token that ends`,
};

/** Which mail it is, in words; undefined for one that this page does not know. */
export const mailText = (template: string): MessageDescriptor | undefined => texts[template];
