// oxlint-disable relay/unused-fields -- the rows show them
import { graphql, useFragment } from 'react-relay/hooks';
import type { Day } from '../../../../common/billing/schedule.ts';
import { enumName } from '../../../../common/enumName.ts';
import { labelKindNames } from '../../../../common/values.ts';
import type { LabelLists_user$key } from '../../__generated__/LabelLists_user.graphql.ts';
import { LabelSection } from './LabelSection.tsx';

/** All labels of a user; a section for each kind. */
export function LabelLists({ today, ...props }: { user: LabelLists_user$key; today: Day }) {
  const { labels } = useFragment(
    graphql`
      fragment LabelLists_user on User @throwOnFieldError {
        labels {
          id
          kind
          name
          color
          expiresOn
          subscriptionCount
        }
      }
    `,
    props.user,
  );
  return labelKindNames.map((kind) => (
    <LabelSection
      key={kind}
      kind={kind}
      labels={labels.filter((label) => label.kind === enumName(kind))}
      today={today}
    />
  ));
}
