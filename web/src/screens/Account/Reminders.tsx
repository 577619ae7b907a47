import { Trans, useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { paths } from '../../../../common/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';

/** The way to the screen of reminders. */
export function Reminders() {
  const { t } = useLingui();
  return (
    <SettingsSection
      title={t`Reminders`}
      text={t`Hear of payments, ends of trials, last days to cancel and price rises early enough: in the inbox, by email or in your channels.`}
    >
      <ButtonLink look="outline" to={paths.reminders}>
        <BellRing className="size-5" aria-hidden="true" />
        <Trans>Set reminders</Trans>
      </ButtonLink>
    </SettingsSection>
  );
}
