import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { UseQuestion_user$key } from '../../__generated__/UseQuestion_user.graphql.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { showFailure } from '../../ui/showFailure.ts';
import { showToast } from '../../ui/toast.ts';
import { useAnswerUse } from './useAnswerUse.ts';

/** Asks once a month whether one subscription was used. */
export function UseQuestion(props: { user: UseQuestion_user$key }) {
  const { t } = useLingui();
  const { useQuestion: asked } = useFragment(
    graphql`
      fragment UseQuestion_user on User @throwOnFieldError {
        useQuestion {
          id
          name
        }
      }
    `,
    props.user,
  );
  const { answerUse, isAnswering } = useAnswerUse();
  if (!asked) return null;
  const { id, name } = asked;

  const answer = async (use: 'YES' | 'RARELY' | 'NO') => {
    const outcome = await answerUse(id, use);
    if (outcome.status !== 'done') return showFailure(t`That did not work`, outcome.issues);
    showToast({ tone: 'plain', title: t`Thank you`, description: t`We ask again in a month, about another one.` });
  };
  const choices = [
    { use: 'YES', label: t`Yes` },
    { use: 'RARELY', label: t`Rarely` },
    { use: 'NO', label: t`No` },
  ] as const;

  return (
    <section aria-labelledby="use" className="flex flex-col gap-3 rounded-3xl bg-fern-tint p-5">
      <h2 id="use" className="text-lg font-semibold wrap-anywhere">
        <Trans>Did you use {name} lately?</Trans>
      </h2>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ use, label }) => (
          <PendingButton
            key={use}
            look="outline"
            isPending={isAnswering}
            pendingLabel={t`Saving...`}
            onClick={() => answer(use)}
          >
            {label}
          </PendingButton>
        ))}
      </div>
      <p className="text-sm text-soft">
        <Trans>Only you see your answer. We ask once a month at most.</Trans>
      </p>
    </section>
  );
}
