import { composeResetMail } from './domain/accounts/passwordReset.ts';
import { composeInvitation, expiredInvitations } from './domain/accounts/invitations.ts';
import { composeConfirmation, composeEmailChange, expiredPendingEmails } from './domain/accounts/pendingEmails.ts';
import { composeRegistration, expiredRegistrations } from './domain/accounts/pendingRegistrations.ts';
import { expiredFlows } from './domain/accounts/openIdFlows.ts';
import { expiredLimits } from './domain/accounts/limiter.ts';
import { expiredRefusals } from './domain/accounts/refusals.ts';
import { expiredAccessTokens } from './domain/accounts/accessTokens.ts';
import { composeEndingToken, endingTokensJob } from './domain/accounts/endingTokens.ts';
import { composeSecurityNotice, expiredSecurityEvents } from './domain/accounts/securityEvents.ts';
import { expiredSessions } from './domain/accounts/sessions.ts';
import { choicesJob, expiredChoices } from './domain/recommendations/choices.ts';
import { expiredChallenges } from './domain/accounts/passkeyChallenges.ts';
import { expiredSecondSteps } from './domain/accounts/secondSteps.ts';
import { experiencesJob } from './domain/recommendations/experiences.ts';
import { expiredQuestions } from './domain/recommendations/askOnce.ts';
import { expiredSuites } from './domain/recommendations/keptSuites.ts';
import { expiredRemovals } from './domain/lists/removal.ts';
import { deliveryJob } from './domain/reminders/deliveryJob.ts';
import { expiredChanges } from './domain/subscriptions/changeMany.ts';
import { expiredDeliveries } from './domain/reminders/deliveries.ts';
import { expiredInboxEntries } from './domain/reminders/inbox.ts';
import { expiredReminders, remindersJob } from './domain/reminders/reminding.ts';
import { knownServicesJob } from './domain/suggestions/knownServices.ts';
import { ratesJob } from './domain/subscriptions/rates.ts';
import { env, type Settings } from './env.ts';
import { expiredAnswers } from './idempotency/keptAnswers.ts';
import type { Job } from './jobs/job.ts';
import { expiredJobs } from './jobs/queue.ts';
import { sweepJob } from './jobs/sweep.ts';
import { mailJob } from './notifications/mailJob.ts';
import { composeTestMail } from './notifications/templates/testMail.ts';

/** The server's background jobs; each says when it runs. */
export const schedule = ({ RATES_URL, SMTP_URL }: Pick<Settings, 'RATES_URL' | 'SMTP_URL'> = env): Job[] => [
  ...(RATES_URL === 'off' ? [] : [ratesJob(RATES_URL)]),
  experiencesJob,
  choicesJob,
  knownServicesJob,
  deliveryJob,
  remindersJob,
  sweepJob([
    expiredSessions,
    expiredSecurityEvents,
    expiredSecondSteps,
    expiredChallenges,
    expiredAccessTokens,
    expiredInvitations,
    expiredFlows,
    expiredRegistrations,
    expiredPendingEmails,
    expiredLimits,
    expiredRefusals,
    expiredAnswers,
    expiredChanges,
    expiredSuites,
    expiredQuestions,
    expiredChoices,
    expiredJobs,
    expiredDeliveries,
    expiredInboxEntries,
    expiredReminders,
    ...expiredRemovals,
  ]),
  ...(SMTP_URL === undefined
    ? []
    : [
        endingTokensJob,
        mailJob({
          test: composeTestMail,
          'password-reset': composeResetMail,
          invitation: composeInvitation,
          registration: composeRegistration,
          'confirm-email': composeConfirmation,
          'email-change': composeEmailChange,
          'security-notice': composeSecurityNotice,
          'ending-token': composeEndingToken,
        }),
      ]),
];
