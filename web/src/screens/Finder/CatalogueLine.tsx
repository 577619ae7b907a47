import { locale } from '../../../../common/locale.ts';
import { Trans } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CatalogueLine_catalogue$key } from '../../__generated__/CatalogueLine_catalogue.graphql.ts';

/** Where the recommendations come from. */
export function CatalogueLine({ catalogue }: { catalogue: CatalogueLine_catalogue$key }) {
  const { toolCount } = useFragment(
    graphql`
      fragment CatalogueLine_catalogue on Catalogue @throwOnFieldError {
        toolCount
      }
    `,
    catalogue,
  );
  return (
    <p className="py-2.5 text-soft">
      <Trans>
        Picked from <strong className="text-ink">{toolCount.toLocaleString(locale())} real tools</strong>. Each price
        shows when it was last known.
      </Trans>
    </p>
  );
}
