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
import { FinderCard } from './FinderCard.tsx';
import type { finderLoader } from './finderLoader.ts';
import { MascotIntroduction } from './MascotIntroduction.tsx';
import { Wizard } from './Wizard/Wizard.tsx';

export function FinderScreen() {
  const started = useLoaderData<ReturnType<typeof finderLoader>>();
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
      <div className="mt-6 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
        <FinderCard />
        <MascotIntroduction />
      </div>
      <section id="custom-stack" tabIndex={-1} aria-labelledby="custom-stack-heading" className="mt-16 md:mt-24">
        <h2 id="custom-stack-heading" className="text-3xl font-bold md:text-4xl">
          <Trans>Create a Custom Stack</Trans>
        </h2>
        <p className="mt-3 mb-6 max-w-2xl text-lg text-soft">
          <Trans>Not sure what to write? Answer one question at a time. Only the first two are required.</Trans>
        </p>
        <Wizard />
      </section>
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
