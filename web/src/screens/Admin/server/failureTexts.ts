import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EnumName } from '../../../../../common/enumName.ts';
import type { JobFailure } from '../../../../../common/values.ts';

const texts: Record<EnumName<JobFailure>, MessageDescriptor> = {
  MAIL_UNREACHABLE: msg`The mail server cannot be reached, or does not answer in time.`,
  MAIL_LOGIN: msg`The mail server does not accept the user and the password in SMTP_URL.`,
  MAIL_REFUSED: msg`The mail server refuses the mail, its sender or its recipient.`,
  RATES_UNAVAILABLE: msg`The service for exchange rates cannot be reached, or its answer cannot be used.`,
  NOBODY_DID_IT: msg`No server did it before its time was over.`,
  OTHER: msg`Something else went wrong. The server’s log says what.`,
};

/** Why a job or a mail failed. */
export const failureText = (failure: string): MessageDescriptor =>
  (texts as Record<string, MessageDescriptor>)[failure] ?? texts.OTHER;
