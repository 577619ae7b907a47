import { Trans, useLingui } from '@lingui/react/macro';
import { Prose } from '../../ui/Prose.tsx';

export function TermsScreen() {
  const { t } = useLingui();
  return (
    <Prose title={t`Terms`}>
      <p>
        <Trans>Stackling is free to use. By using it, you accept these terms.</Trans>
      </p>
      <ul>
        <li>
          <Trans>
            Recommendations are suggestions. Check the price, the plan and the conditions on the seller’s own page
            before you buy.
          </Trans>
        </li>
        <li>
          <Trans>
            If you buy a tool, you buy it from its seller. Stackling sells nothing and takes no payment from you.
          </Trans>
        </li>
        <li>
          <Trans>The names of tools and companies belong to their owners.</Trans>
        </li>
        <li>
          <Trans>Stackling comes as it is. There is no promise that it is always available or always right.</Trans>
        </li>
        <li>
          <Trans>Please do not flood it with automated requests.</Trans>
        </li>
      </ul>
    </Prose>
  );
}
