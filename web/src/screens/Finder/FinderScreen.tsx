import { Trans } from '@lingui/react/macro';
import { graphql, type PreloadedQuery } from 'react-relay/hooks';
import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { FinderScreenQuery } from '../../__generated__/FinderScreenQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useSessionOf } from '../../session/useSessionOf.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CatalogueFailure } from './CatalogueFailure.tsx';
import { CatalogueLine } from './CatalogueLine.tsx';
import { useAsked } from './ask/useAsked.ts';
import { FinderWays } from './FinderWays.tsx';
import type { finderLoader } from './finderLoader.ts';
import { MascotIntroduction } from './MascotIntroduction.tsx';

export function FinderScreen() {
  const started = useLoaderData<ReturnType<typeof finderLoader>>();
  // Results need the room more than somebody who knows the finder needs its introduction.
  const hasAsked = useAsked().length > 0;
  return (
    <div className="wrap py-10 md:py-16">
      <PageHeading>
        <Trans>Find your stack</Trans>
      </PageHeading>
      <p className="mt-4 max-w-2xl text-lg text-soft">
        <Trans>
          Describe your project and your monthly budget. You get five real tools that work well together and stay within
          your budget.
        </Trans>
      </p>
      <div className="mt-2 min-h-18 sm:min-h-12">
        {/* Only this line waits for the server; the form is usable at once and works without it. */}
        <ErrorBoundary key={started.fetchKey} fallback={<CatalogueFailure />}>
          <Suspense
            fallback={
              <p className="py-2.5 text-soft">
                <Trans>Opening the catalogue…</Trans>
              </p>
            }
          >
            <LoadedCatalogue started={started} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <div
        className={`mt-6 grid grid-cols-1 items-start gap-10 ${hasAsked ? '' : 'lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14'}`}
      >
        <FinderWays />
        {!hasAsked && <MascotIntroduction />}
      </div>
    </div>
  );
}

function LoadedCatalogue({ started }: { started: PreloadedQuery<FinderScreenQuery> }) {
  const { catalogue, viewer } = useRouteQuery<FinderScreenQuery>(
    graphql`
      query FinderScreenQuery @preloadable {
        catalogue {
          ...CatalogueLine_catalogue
        }
        viewer {
          ...useSessionOf_viewer
        }
      }
    `,
    started,
  );
  useSessionOf(viewer);
  return <CatalogueLine catalogue={catalogue} />;
}
