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
          Subscriptions pile up one small price at a time. Stackling is there to make the pile a stack: chosen on
          purpose, for something you do, within what you want to spend.
        </Trans>
      </p>
      <p>
        <Trans>
          It starts with a finder. You describe a project, and it picks five tools that go together. It reads your
          description for what the project needs, compares the plans in a catalogue of real tools, and keeps the sum of
          all five within your budget. When a need is left over, it says so.
        </Trans>
      </p>
      <p>
        <Trans>
          With an account you keep track of the subscriptions you already have: a dashboard with your totals, your
          categories and what renews when, and stacks that hold the tools of each project.
        </Trans>
      </p>
      <h2>
        <Trans>About the prices</Trans>
      </h2>
      <p>
        <Trans>
          Prices are in US dollars, and every recommendation shows the day its price was last known to be right. Prices
          change; the seller’s own page has the last word.
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
