import { graphql, useFragment } from 'react-relay/hooks';
import type { ServiceLogo_subscription$key } from '../__generated__/ServiceLogo_subscription.graphql.ts';
import { NamedLogo } from './NamedLogo.tsx';

/** The icon of a subscription's service, or the first letters of its name. Its name is said beside it. */
export function ServiceLogo({
  subscription,
  className,
}: {
  subscription: ServiceLogo_subscription$key;
  className?: string;
}) {
  const { name, logo } = useFragment(
    graphql`
      fragment ServiceLogo_subscription on TrackedSubscription @throwOnFieldError {
        name
        logo
      }
    `,
    subscription,
  );
  return <NamedLogo name={name} logo={logo} className={className} />;
}
