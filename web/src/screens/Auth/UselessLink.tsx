import { Trans } from '@lingui/react/macro';
import { paths } from '../../../../common/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import { useOutcomeHeading } from './useOutcomeHeading.ts';

interface UselessLinkProps {
  message: string;
  /** What to do instead, if there is something. */
  instead?: { to: string; label: string };
}

/** Replaces the form when the link was used, has expired or never existed. */
export function UselessLink({ message, instead }: UselessLinkProps) {
  const heading = useOutcomeHeading();
  return (
    <div className="flex flex-col items-start gap-4">
      <Mascot isSorry className="w-20" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold">
        <Trans>This link does not work</Trans>
      </h2>
      <p className="text-soft">{message}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {instead && <ButtonLink to={instead.to}>{instead.label}</ButtonLink>}
        <ButtonLink look="outline" to={paths.auth}>
          <Trans>Back to login</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
