import { Trans } from '@lingui/react/macro';
import { paths } from '../../../../common/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function NotFoundScreen() {
  return (
    <div className="wrap flex flex-col items-center gap-5 py-16 text-center md:py-28">
      <Mascot isSorry className="w-36" />
      <PageHeading>
        <Trans>404 Page Not Found</Trans>
      </PageHeading>
      <p className="text-lg text-soft">
        <Trans>Did you forget to add the page to the router?</Trans>
      </p>
      <ButtonLink to={paths.home}>
        <Trans>Go to the home page</Trans>
      </ButtonLink>
    </div>
  );
}
