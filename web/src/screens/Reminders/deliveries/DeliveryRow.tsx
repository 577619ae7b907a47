import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeliveryRow_delivery$key } from '../../../__generated__/DeliveryRow_delivery.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Instant } from '../../../ui/Instant.tsx';

/** A message, where it went, and what became of it. */
export function DeliveryRow({ delivery }: { delivery: DeliveryRow_delivery$key }) {
  const { title, channelName, state, tries, answer, createdAt, endedAt } = useFragment(
    graphql`
      fragment DeliveryRow_delivery on Delivery @throwOnFieldError {
        title
        channelName
        state
        tries
        answer
        createdAt
        endedAt
      }
    `,
    delivery,
  );
  return (
    <li className="flex flex-col gap-1 py-4">
      <p className="font-semibold wrap-anywhere">{title}</p>
      <p className="flex flex-wrap items-center gap-x-2 text-soft">
        <State state={state} />
        <span className="min-w-0 wrap-anywhere">
          {channelName === 'email' ? <Trans>By email</Trans> : <Trans>To {channelName}</Trans>} ·{' '}
          <Instant at={endedAt ?? createdAt} to="minute" />
        </span>
      </p>
      {(answer != null || tries > 1) && (
        <p className="text-sm text-soft wrap-anywhere">
          {answer}
          {tries > 1 && (
            <>
              {' '}
              (<Plural value={tries} one="# try" other="# tries" />)
            </>
          )}
        </p>
      )}
    </li>
  );
}

function State({ state }: { state: string }): ReactNode {
  switch (state) {
    case 'DELIVERED':
      return (
        <Badge color="green">
          <Trans>Delivered</Trans>
        </Badge>
      );
    case 'FAILED':
      return (
        <Badge color="red">
          <Trans>Failed</Trans>
        </Badge>
      );
    case 'UNKNOWN':
      return (
        <Badge color="yellow">
          <Trans>Not known</Trans>
        </Badge>
      );
    case 'SENDING':
      return (
        <Badge color="blue">
          <Trans>Being sent</Trans>
        </Badge>
      );
    default:
      return (
        <Badge color="blue">
          <Trans>Waiting</Trans>
        </Badge>
      );
  }
}
