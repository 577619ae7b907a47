import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MailRow_mail$key } from '../../../__generated__/MailRow_mail.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { Failure } from './Failure.tsx';
import { mailText } from './mailTexts.ts';
import { useRetryMail } from './useRetryMail.ts';

/** A mail in words, such as 'Invitation for a…@example.com'. */
export interface ListedMail {
  id: string;
  about: string;
}

interface MailRowProps {
  mail: MailRow_mail$key;
  onDrop: (mail: ListedMail) => void;
  /** Called when the mail has left the outbox. */
  onGone: () => void;
  onChanged: () => void;
}

/** A mail that waits or was given up, why, and what can be done about it. */
export function MailRow({ mail, onDrop, onGone, onChanged }: MailRowProps) {
  const { t } = useLingui();
  const { id, template, recipient, attempts, failure, isSending, nextAt, givenUpAt, createdAt } = useFragment(
    graphql`
      fragment MailRow_mail on QueuedMail @throwOnFieldError {
        id
        template
        recipient
        attempts
        failure
        isSending
        nextAt
        givenUpAt
        createdAt
      }
    `,
    mail,
  );
  const text = mailText(template);
  const kind = text ? t(text) : template;
  const about = t`${kind} for ${recipient}`;
  const { retryMail, isRetrying } = useRetryMail({ onGone, onChanged });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="flex min-w-0 grow basis-64 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 font-semibold wrap-anywhere">{about}</p>
          {givenUpAt != null ? (
            <Badge color="red">{t`Given up`}</Badge>
          ) : isSending ? (
            <Badge color="blue">{t`Sending`}</Badge>
          ) : (
            <Badge color={attempts > 0 ? 'yellow' : 'gray'}>{t`Waiting`}</Badge>
          )}
        </div>
        {failure != null && <Failure failure={failure} />}
        <p className="flex flex-wrap gap-x-4 text-sm text-soft">
          <span>
            <Trans>
              Written <Instant at={createdAt} to="minute" />
            </Trans>
          </span>
          <span>
            <Plural value={attempts} _0="Not tried yet" one="Tried once" other="Tried # times" />
          </span>
          {nextAt != null && (
            <span>
              <Trans>
                Next try <Instant at={nextAt} to="minute" />
              </Trans>
            </span>
          )}
          {givenUpAt != null && (
            <span>
              <Trans>
                Given up <Instant at={givenUpAt} to="minute" />
              </Trans>
            </span>
          )}
        </p>
      </div>
      {(!isSending || isRetrying) && (
        <div className="flex flex-wrap gap-3">
          <PendingButton
            look="outline"
            isPending={isRetrying}
            pendingLabel={t`Sending…`}
            onClick={() => void retryMail(id)}
          >
            <Trans>
              Try again <span className="sr-only">to send: {about}</span>
            </Trans>
          </PendingButton>
          <Button look="quiet" onClick={() => onDrop({ id, about })}>
            <Trans>
              Drop <span className="sr-only">{about}</span>
            </Trans>
          </Button>
        </div>
      )}
    </li>
  );
}
