import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ChannelRow_channel$key } from '../../../__generated__/ChannelRow_channel.graphql.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Instant } from '../../../ui/Instant.tsx';
import { messageOf } from '../../../ui/messageOf.ts';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { showFailure } from '../../../ui/showFailure.ts';
import { useShapes } from './useShapes.ts';
import { useSwitchOnChannel } from './useSwitchOnChannel.ts';
import { useTestChannel } from './useTestChannel.ts';

export interface ListedChannel {
  id: string;
  name: string;
}

interface ChannelRowProps {
  channel: ChannelRow_channel$key;
  onRemove: (channel: ListedChannel) => void;
}

/** A channel, whether it works, and what can be done about it. */
export function ChannelRow({ channel, onRemove }: ChannelRowProps) {
  const { t } = useLingui();
  const { id, name, shape, host, failingSince, offAt } = useFragment(
    graphql`
      fragment ChannelRow_channel on Channel @throwOnFieldError {
        id
        name
        shape
        host
        failingSince
        offAt
      }
    `,
    channel,
  );
  const shapes = useShapes();
  const { testChannel, isTesting } = useTestChannel();
  const { switchOnChannel, isSwitching } = useSwitchOnChannel();
  const [result, setResult] = useState<string>();

  const test = async () => {
    setResult(undefined);
    const outcome = await testChannel(id);
    if (outcome.status !== 'done') return setResult(messageOf(outcome.issues));
    const { isDelivered, answer } = outcome.payload;
    setResult(isDelivered ? t`The test was delivered. ${answer}.` : t`The test was not delivered. ${answer}.`);
  };
  const switchOn = async () => {
    const outcome = await switchOnChannel(id);
    if (outcome.status !== 'done') showFailure(t`Failed to switch ${name} on`, outcome.issues);
  };
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        {offAt != null ? (
          <Badge color="red">
            <Trans>Switched off</Trans>
          </Badge>
        ) : (
          failingSince != null && (
            <Badge color="yellow">
              <Trans>Failing</Trans>
            </Badge>
          )
        )}
      </div>
      <p className="text-soft wrap-anywhere">
        {shapes[shape]?.name} · {host}
      </p>
      {failingSince != null && (
        <p className="text-soft">
          {offAt != null ? (
            <Trans>
              Nothing has arrived since <Instant at={failingSince} to="minute" />, so it was switched off on{' '}
              <Instant at={offAt} />. Once it works again, switch it on.
            </Trans>
          ) : (
            <Trans>
              Nothing has arrived since <Instant at={failingSince} to="minute" />. After 3 days of this it is switched
              off.
            </Trans>
          )}
        </p>
      )}
      <p role="status" className="wrap-anywhere empty:hidden">
        {result}
      </p>
      <div className="flex flex-wrap gap-3">
        {offAt != null && (
          <PendingButton
            isPending={isSwitching}
            pendingLabel={t`Switching on…`}
            aria-label={t`Switch on: ${name}`}
            onClick={switchOn}
          >
            <Trans>Switch on</Trans>
          </PendingButton>
        )}
        <PendingButton
          look="outline"
          isPending={isTesting}
          pendingLabel={t`Sending…`}
          aria-label={t`Send me a test: ${name}`}
          onClick={test}
        >
          <Trans>Send me a test</Trans>
        </PendingButton>
        <Button look="quiet" aria-label={t`Remove: ${name}`} onClick={() => onRemove({ id, name })}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}
