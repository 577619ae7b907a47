import { locale } from '../../../../common/locale.ts';
import { Trans } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CatalogLine_catalog$key } from '../../__generated__/CatalogLine_catalog.graphql.ts';

/** Where the recommendations come from. */
export function CatalogLine({ catalog }: { catalog: CatalogLine_catalog$key }) {
  const { toolCount } = useFragment(
    graphql`
      fragment CatalogLine_catalog on Catalog @throwOnFieldError {
        toolCount
      }
    `,
    catalog,
  );
  return (
    <p className="py-2.5 text-soft">
      <Trans>
        Picked from <strong className="text-ink">{toolCount.toLocaleString(locale())} real tools</strong>. Each price
        shows when it was last checked.
      </Trans>
    </p>
  );
}
