import { Trans, useLingui } from '@lingui/react/macro';
import { Tags } from 'lucide-react';
import { paths } from '../../../../common/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';

/** The way to the screen of labels. */
export function Labels() {
  const { t } = useLingui();
  return (
    <SettingsSection
      title={t`Labels`}
      text={t`Put your subscriptions in order by your own categories, tags, payment methods and people.`}
    >
      <ButtonLink look="outline" to={paths.labels}>
        <Tags className="size-5" aria-hidden="true" />
        <Trans>Manage labels</Trans>
      </ButtonLink>
    </SettingsSection>
  );
}
