import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatMoney } from '../../../../common/billing/money.ts';
import { lazily } from '../../../../common/lazily.ts';
import { localeFor } from '../../../../common/locale.ts';
import type { Region_user$key } from '../../__generated__/Region_user.graphql.ts';
import { Field } from '../../ui/Field.tsx';
import { showFailure } from '../../ui/showFailure.ts';
import { showToast } from '../../ui/toast.ts';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { LateChoiceSearch } from './LateChoiceSearch.tsx';
import { useSetWhereabouts } from '../../session/useSetWhereabouts.ts';

const names = lazily(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }));
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that stand for no place where somebody lives. */
const noPlaces = new Set(['EU', 'EZ', 'UN', 'QO', 'UM', 'XA', 'XB', 'ZZ']);
/** The codes of all regions that have a name, without those that another has replaced. */
const regions = lazily(() =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(
      (code) => !noPlaces.has(code) && new Intl.Locale(`en-${code}`).region === code && names().of(code) !== undefined,
    ),
);
const nameOf = (region: string) => names().of(region) ?? region;

const exampleDay = Date.UTC(2026, 10, 28);

/** How days and amounts are written in what is sent to the user. */
export function Region({ user }: { user: Region_user$key }) {
  const { t } = useLingui();
  const { locale } = useFragment(
    graphql`
      fragment Region_user on User @throwOnFieldError {
        locale
      }
    `,
    user,
  );
  const { setWhereabouts, isSetting } = useSetWhereabouts();
  const where = localeFor(locale) ?? 'en-US';
  const region = where.slice('en-'.length);
  const day = new Intl.DateTimeFormat(where, { dateStyle: 'full', timeZone: 'UTC' }).format(exampleDay);
  const amount = formatMoney(123_450, 'EUR', where);

  const choose = async (chosen: string) => {
    if (isSetting || chosen === region) return;
    const outcome = await setWhereabouts({ locale: new Intl.Locale(locale, { region: chosen }).baseName });
    if (outcome.status !== 'done') return showFailure(t`Failed to change the region`, outcome.issues);
    showToast({ tone: 'plain', title: t`Account updated`, description: t`Your changes are saved.` });
  };

  return (
    <SettingsSection
      title={t`Region`}
      text={t`Reminders write days and amounts as in this region. What you see here follows your browser’s language.`}
    >
      <div className="w-full max-w-md">
        <Field label={t`Your region`} hint={t`For example: ${day}, ${amount}`}>
          {(control) => (
            <LateChoiceSearch
              control={control}
              value={region}
              choices={regions()}
              textOf={nameOf}
              isBusy={isSetting}
              onChoose={choose}
              nothing={<Trans>No region has these words.</Trans>}
            />
          )}
        </Field>
      </div>
    </SettingsSection>
  );
}
