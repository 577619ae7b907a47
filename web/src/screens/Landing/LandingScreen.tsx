import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import { registerPath } from '../../session/next.ts';
import { useSession } from '../../session/session.ts';
import { useTip } from '../../tips/useTip.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Mascot } from '../../ui/Mascot.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Offerings } from './Offerings.tsx';
import { SampleDashboard } from './SampleDashboard.tsx';
import { Steps } from './Steps.tsx';

export function LandingScreen() {
  const isSignedIn = useSession() !== null;
  useTip('welcome');
  return (
    <>
      <section className="wrap grid items-center gap-12 py-12 md:py-20 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <div>
          <PageHeading className="text-[2.6rem] sm:text-6xl">
            <Trans>
              Stack the right tools. <span className="text-fern">Stay within budget.</span>
            </Trans>
          </PageHeading>
          <p className="mt-6 max-w-xl text-xl text-soft">
            <Trans>
              Describe your project and your monthly budget. Stackling picks five subscriptions that work well together,
              with real plans, real prices and a reason for each.
            </Trans>
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            {isSignedIn ? (
              <ButtonLink to={paths.dashboard} className="min-h-13 px-7 text-lg">
                <Trans>View Dashboard</Trans>
                <ArrowRight className="size-5" aria-hidden="true" />
              </ButtonLink>
            ) : (
              <ButtonLink to={registerPath} className="min-h-13 px-7 text-lg">
                <Trans>Get Started</Trans>
                <ArrowRight className="size-5" aria-hidden="true" />
              </ButtonLink>
            )}
            <ButtonLink look="outline" to={paths.finder} className="min-h-13 px-7 text-lg">
              <Trans>Find my five tools</Trans>
            </ButtonLink>
          </div>
          {!isSignedIn && (
            <p className="mt-4 text-soft">
              <Trans>
                Free. The finder needs no account. Already have one?{' '}
                <Link to={paths.auth} className="font-semibold text-fern underline underline-offset-4">
                  Log In
                </Link>
              </Trans>
            </p>
          )}
        </div>
        <SampleDashboard />
      </section>
      <Offerings />
      <Steps />
      <section className="wrap py-16 md:py-24">
        <div className="flex flex-col items-center gap-6 rounded-[2rem] bg-fern-tint px-6 py-12 text-center md:flex-row md:justify-between md:px-14 md:text-left">
          <div className="flex flex-col items-center gap-6 md:flex-row md:gap-8">
            <Mascot className="w-28 shrink-0" />
            <div>
              <h2 className="text-3xl font-bold md:text-4xl">
                <Trans>What do you really pay?</Trans>
              </h2>
              <p className="mt-3 max-w-md text-lg text-soft">
                <Trans>Type a few lines to find out.</Trans>
              </p>
            </div>
          </div>
          {isSignedIn ? (
            <ButtonLink to={paths.dashboard} className="min-h-13 px-7 text-lg">
              <Trans>Go to Dashboard</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink to={registerPath} className="min-h-13 px-7 text-lg">
              <Trans>Get Started</Trans>
            </ButtonLink>
          )}
        </div>
      </section>
    </>
  );
}
