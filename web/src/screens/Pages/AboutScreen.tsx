import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import { Prose } from '../../ui/Prose.tsx';

export function AboutScreen() {
  const { t } = useLingui();
  return (
    <Prose title={t`About Stackling`}>
      <p>
        <Trans>
          Subscriptions pile up, one small price at a time. Stackling helps you choose them on purpose: for a project,
          and within a budget.
        </Trans>
      </p>
      <p>
        <Trans>
          It starts with the finder. You describe a project, and the finder picks five tools that work well together. It
          works out what the project needs, compares the plans in a catalogue of real tools and keeps the total within
          your budget. It tells you when it could not cover a need.
        </Trans>
      </p>
      <p>
        <Trans>
          With an account you can also track the subscriptions you already have. The dashboard shows your totals, your
          categories and your next renewals. Stacks keep the tools for each project together.
        </Trans>
      </p>
      <h2>
        <Trans>About the prices</Trans>
      </h2>
      <p>
        <Trans>
          Prices are in US dollars, and every recommendation shows the day its price was last known. Prices change, so
          look at the seller’s own page before you buy.
        </Trans>
      </p>
      <p>
        <Link to={paths.finder}>
          <Trans>Try the finder</Trans>
        </Link>
      </p>
    </Prose>
  );
}
