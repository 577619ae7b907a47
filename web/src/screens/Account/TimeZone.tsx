import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { lazily } from '../../../../common/lazily.ts';
import type { TimeZone_user$key } from '../../__generated__/TimeZone_user.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { deviceTimeZone } from '../../ui/deviceTimeZone.ts';
import { Field } from '../../ui/Field.tsx';
import { showFailure } from '../../ui/showFailure.ts';
import { showToast } from '../../ui/toast.ts';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { LateChoiceSearch } from './LateChoiceSearch.tsx';
import { placeOf } from '../../ui/placeOf.ts';
import { useSetWhereabouts } from '../../session/useSetWhereabouts.ts';

const known = lazily(() => [...Intl.supportedValuesOf('timeZone'), 'UTC']);

export function TimeZone({ user }: { user: TimeZone_user$key }) {
  const { t } = useLingui();
  const { timeZone } = useFragment(
    graphql`
      fragment TimeZone_user on User @throwOnFieldError {
        timeZone
      }
    `,
    user,
  );
  const { setWhereabouts, isSetting } = useSetWhereabouts();
  const heading = useRef<HTMLHeadingElement>(null);
  const device = deviceTimeZone();

  const choose = async (chosen: string): Promise<boolean> => {
    if (isSetting || chosen === timeZone) return false;
    const outcome = await setWhereabouts({ timeZone: chosen });
    if (outcome.status !== 'done') {
      showFailure(t`Failed to change the time zone`, outcome.issues);
      return false;
    }
    showToast({ tone: 'plain', title: t`Account updated`, description: t`Your changes are saved.` });
    return true;
  };

  /** The button for it is gone afterwards, and the focus with it. */
  const chooseDevice = async (chosen: string) => {
    if (await choose(chosen)) heading.current?.focus({ preventScroll: true });
  };

  return (
    <SettingsSection
      headingRef={heading}
      title={t`Time zone`}
      text={t`Your day begins at midnight here. It decides when a payment is due.`}
    >
      <div className="flex flex-col items-start gap-5">
        <div className="w-full max-w-md">
          <Field label={t`Your time zone`} hint={t`Search for a city in your time zone.`}>
            {(control) => (
              <LateChoiceSearch
                control={control}
                value={timeZone}
                choices={known()}
                textOf={placeOf}
                isBusy={isSetting}
                onChoose={choose}
                nothing={<Trans>No time zone has these words.</Trans>}
              />
            )}
          </Field>
        </div>
        {device !== undefined && device !== timeZone && (
          <Button look="outline" aria-disabled={isSetting} onClick={() => chooseDevice(device)}>
            <span className="min-w-0 wrap-anywhere">
              <Trans>Use this device’s time zone ({placeOf(device)})</Trans>
            </span>
          </Button>
        )}
      </div>
    </SettingsSection>
  );
}
