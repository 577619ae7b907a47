import { paths } from '../../../../common/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

export function NotFoundScreen() {
  return (
    <div className="wrap flex flex-col items-center gap-5 py-16 text-center md:py-28">
      <Mascot isSorry className="w-36" />
      <PageHeading>404 Page Not Found</PageHeading>
      <p className="text-lg text-soft">Did you forget to add the page to the router?</p>
      <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
    </div>
  );
}
