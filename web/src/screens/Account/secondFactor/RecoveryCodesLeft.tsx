import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { graphql } from 'react-relay/hooks';
import type { RecoveryCodesLeftMutation } from '../../../__generated__/RecoveryCodesLeftMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { PendingButton } from '../../../ui/PendingButton.tsx';
import { showFailure } from '../../../ui/showFailure.ts';

interface RecoveryCodesLeftProps {
  left: number;
  /** Receives new codes, which cannot be shown again. */
  onMade: (codes: readonly string[]) => void;
}

/** How many recovery codes are left, and a button for new ones. */
export function RecoveryCodesLeft({ left, onMade }: RecoveryCodesLeftProps) {
  const { t } = useLingui();
  const [commit, isMaking] = useCommit<RecoveryCodesLeftMutation>(graphql`
    mutation RecoveryCodesLeftMutation {
      result: makeRecoveryCodes {
        __typename
        ... on SecondFactorPayload {
          recoveryCodes
          user {
            ...SecondFactor_user
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on ProofRequiredError {
          message
          methods
        }
      }
    }
  `);

  const make = async () => {
    const outcome = await commit({ variables: {} });
    if (outcome.status === 'done') onMade(outcome.payload.recoveryCodes ?? []);
    else showFailure(t`No new recovery codes`, outcome.issues);
  };

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <h3 className="font-semibold">
          <Trans>Recovery codes</Trans>
        </h3>
        <p className={left < 3 ? 'text-sm font-medium text-danger' : 'text-sm text-soft'}>
          <Plural value={left} one="You have # code left." other="You have # codes left." />
        </p>
      </div>
      <PendingButton look="outline" isPending={isMaking} pendingLabel={t`Making...`} onClick={make}>
        <Trans>Make new codes</Trans>
      </PendingButton>
    </div>
  );
}
