import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatMoney } from '../../../../common/billing/money.ts';
import { subscriptionPath } from '../../../../common/paths.ts';
import type { TrackedLink_tool$key } from '../../__generated__/TrackedLink_tool.graphql.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { TrackButton } from './TrackButton.tsx';

/** Leads to the subscription that a saved tool is tracked as, with what it really costs; or tracks the tool. */
export function TrackedLink({ tool, stackId }: { tool: TrackedLink_tool$key; stackId: string }) {
  const { id, name, tracked } = useFragment(
    graphql`
      fragment TrackedLink_tool on SavedTool @throwOnFieldError {
        id
        name
        tracked {
          id
          monthlyCents
          currency
          isActive
        }
      }
    `,
    tool,
  );
  const link = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);
  const isTracked = Boolean(tracked);

  // The button that was pressed is gone.
  useLayoutEffect(() => {
    if (!isTracked || !wasPressed.current) return;
    wasPressed.current = false;
    link.current?.focus();
  }, [isTracked]);

  if (!tracked)
    return <TrackButton stackId={stackId} id={id} name={name} onPress={() => (wasPressed.current = true)} />;
  const paid = formatMoney(tracked.monthlyCents, tracked.currency);
  return (
    <ButtonLink ref={link} look="quiet" to={subscriptionPath(tracked.id)}>
      <Check className="size-5" aria-hidden="true" />
      {tracked.isActive ? <Trans>Tracked: {paid} a month</Trans> : <Trans>Tracked, not active</Trans>}
      <span className="sr-only">: {name}</span>
    </ButtonLink>
  );
}
