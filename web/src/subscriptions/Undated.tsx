import { Plural, Trans } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../../common/paths.ts';
import type { Undated_user$key } from '../__generated__/Undated_user.graphql.ts';

/** Says how many subscriptions have no date and thus no payments to come; renders nothing when all have one. */
export function Undated({ user }: { user: Undated_user$key }) {
  const { undatedCount } = useFragment(
    graphql`
      fragment Undated_user on User @throwOnFieldError {
        spending {
          undatedCount
        }
      }
    `,
    user,
  ).spending;
  if (undatedCount === 0) return null;
  return (
    <p className="rounded-2xl bg-marigold-tint px-4 py-3 text-marigold-ink">
      <Plural
        value={undatedCount}
        one="# active subscription has no date, so it is not counted here."
        other="# active subscriptions have no date, so they are not counted here."
      />{' '}
      <Link to={paths.dashboard} className="font-semibold underline underline-offset-4">
        <Trans>Add dates on the dashboard</Trans>
      </Link>
    </p>
  );
}
