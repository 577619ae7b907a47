import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router-dom';
import type { TimeZoneQuestion_user$key } from '../../../__generated__/TimeZoneQuestion_user.graphql.ts';
import { useSetWhereabouts } from '../../../session/useSetWhereabouts.ts';
import { keep } from '../../../ui/browserStorage.ts';
import { Button } from '../../../ui/Button.tsx';
import { deviceLocale } from '../../../ui/deviceLocale.ts';
import { placeOf } from '../../../ui/placeOf.ts';
import { showFailure } from '../../../ui/showFailure.ts';
import { showToast } from '../../../ui/toast.ts';
import { keptKey, timeZoneToAsk } from './timeZoneToAsk.ts';

/** Asks for the time zone of an account that never said one, in a browser that is somewhere. */
export function TimeZoneQuestion({ user, onAnswer }: { user: TimeZoneQuestion_user$key; onAnswer: () => void }) {
  const { t } = useLingui();
  const { timeZone, locale } = useFragment(
    graphql`
      fragment TimeZoneQuestion_user on User @throwOnFieldError {
        timeZone
        locale
      }
    `,
    user,
  );
  const { setWhereabouts, isSetting } = useSetWhereabouts();
  const { revalidate } = useRevalidator();
  const [device, setDevice] = useState(timeZoneToAsk);
  if (timeZone !== 'UTC' || device === undefined) return null;

  const take = async () => {
    if (isSetting) return;
    const language = deviceLocale();
    const outcome = await setWhereabouts({
      timeZone: device,
      ...(locale === 'en-US' && language && { locale: language }),
    });
    if (outcome.status !== 'done') return showFailure(t`Failed to change the time zone`, outcome.issues);
    showToast({ tone: 'plain', title: t`Account updated`, description: t`Your changes are saved.` });
    onAnswer();
    await revalidate();
  };
  const keepUtc = () => {
    keep(keptKey, 'true');
    setDevice(undefined);
    onAnswer();
  };

  return (
    <div className="mt-6 rounded-2xl bg-marigold-tint px-4 py-3 text-marigold-ink">
      <p className="font-medium wrap-anywhere">
        <Trans>
          These days begin at midnight UTC. This device is in {placeOf(device)}, where they may begin hours earlier or
          later.
        </Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="outline" aria-disabled={isSetting} onClick={take}>
          <span className="min-w-0 wrap-anywhere">
            <Trans>Use {placeOf(device)}</Trans>
          </span>
        </Button>
        <Button look="outline" onClick={keepUtc}>
          <Trans>Keep UTC</Trans>
        </Button>
      </div>
    </div>
  );
}
