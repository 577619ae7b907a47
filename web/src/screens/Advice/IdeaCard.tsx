import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, Copy, Hourglass, Lightbulb, MoonStar, Replace, Tag, TrendingDown } from 'lucide-react';
import { useId } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { paths, subscriptionPath } from '../../../../common/paths.ts';
import type { IdeaCard_advice$key } from '../../__generated__/IdeaCard_advice.graphql.ts';
import { undoButton } from '../../relay/undoButton.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Money } from '../../ui/Money.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { showFailure } from '../../ui/showFailure.ts';
import { showToast } from '../../ui/toast.ts';
import { fillFinder } from './fillFinder.ts';
import { reopenAdvice } from './reopenAdvice.ts';
import { ShowHow } from './ShowHow.tsx';
import { useSetAdviceState } from './useSetAdviceState.ts';

const icons: Record<string, typeof Lightbulb> = {
  DUPLICATE: Copy,
  OVERLAP: Copy,
  YEARLY_PLAN: CalendarClock,
  CHEAPER_PLAN: TrendingDown,
  ALTERNATIVE: Replace,
  ABOVE_LIST_PRICE: Tag,
  ENDS_SOON: Hourglass,
  UNUSED: MoonStar,
};

interface IdeaCardProps {
  advice: IdeaCard_advice$key;
  /** Called when it was decided about, and its buttons go. */
  onGone: () => void;
}

/** A piece of advice: what to do, what it saves, why, and what its reader thinks of it. */
export function IdeaCard(props: IdeaCardProps) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const titleId = useId();
  const advice = useFragment(
    graphql`
      fragment IdeaCard_advice on Advice @throwOnFieldError {
        key
        kind
        title
        savingCentsYear
        currency
        evidence {
          text
        }
        needs
        ...ShowHow_advice
        subscriptions {
          id
          name
        }
      }
    `,
    props.advice,
  );
  const { key, kind, title, evidence, needs, subscriptions, ...saving } = advice;
  const { setAdviceState, isSetting } = useSetAdviceState();
  const Icon = icons[kind] ?? Lightbulb;

  const decide = async (state: 'DONE' | 'SNOOZED' | 'DISMISSED', said: string) => {
    const outcome = await setAdviceState(key, state);
    if (outcome.status !== 'done') return showFailure(t`That did not work`, outcome.issues);
    props.onGone();
    showToast({
      tone: 'plain',
      title: said,
      description: title,
      action: undoButton(() => reopenAdvice(environment, key), {
        done: { title: t`It is back`, description: title },
        failed: t`Failed to bring it back`,
      }),
    });
  };

  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-3xl border border-line bg-card p-5 shadow-card"
    >
      <div className="flex gap-3">
        <Icon className="mt-1 size-5 shrink-0 text-fern" aria-hidden="true" />
        <div className="min-w-0">
          <h3 id={titleId} className="text-lg font-semibold wrap-anywhere">
            {title}
          </h3>
          <p className="mt-1 font-semibold text-fern">
            <Trans>
              Saves <Money cents={saving.savingCentsYear} currency={saving.currency} /> a year
            </Trans>
          </p>
        </div>
      </div>
      {evidence.slice(0, 1).map(({ text }) => (
        <p key={text} className="text-soft wrap-anywhere">
          {text}
        </p>
      ))}
      <ShowHow advice={advice} />
      <div className="-mx-3 flex flex-wrap">
        {subscriptions.slice(0, 3).map(({ id, name }) => (
          <ButtonLink key={id} look="quiet" to={subscriptionPath(id)} className="max-w-full wrap-anywhere">
            <Trans>Open {name}</Trans>
          </ButtonLink>
        ))}
        {needs.length > 0 && (
          <ButtonLink
            look="quiet"
            to={paths.finder}
            aria-label={t`Find cheaper: ${title}`}
            onClick={() => fillFinder(needs)}
          >
            <Trans>Find cheaper</Trans>
          </ButtonLink>
        )}
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        <PendingButton
          look="outline"
          isPending={isSetting}
          pendingLabel={t`Saving...`}
          aria-label={t`Done: ${title}`}
          onClick={() => decide('DONE', t`Counted in what you saved`)}
        >
          <Trans>Done</Trans>
        </PendingButton>
        <PendingButton
          look="quiet"
          isPending={isSetting}
          pendingLabel={t`Saving...`}
          aria-label={t`Later: ${title}`}
          onClick={() => decide('SNOOZED', t`Hidden for 30 days`)}
        >
          <Trans>Later</Trans>
        </PendingButton>
        <PendingButton
          look="quiet"
          isPending={isSetting}
          pendingLabel={t`Saving...`}
          aria-label={t`Not for me: ${title}`}
          onClick={() => decide('DISMISSED', t`Not shown again`)}
        >
          <Trans>Not for me</Trans>
        </PendingButton>
      </div>
    </li>
  );
}
