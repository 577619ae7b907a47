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
            Stack the right tools. <span className="text-fern">Stay within budget.</span>
          </PageHeading>
          <p className="mt-6 max-w-xl text-xl text-soft">
            Describe your project and say what you can spend. Stackling picks five subscriptions that work well
            together, with real plans, real prices and a reason for each.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            {isSignedIn ? (
              <ButtonLink to={paths.dashboard} className="min-h-13 px-7 text-lg">
                View Dashboard
                <ArrowRight className="size-5" aria-hidden="true" />
              </ButtonLink>
            ) : (
              <ButtonLink to={registerPath} className="min-h-13 px-7 text-lg">
                Get Started
                <ArrowRight className="size-5" aria-hidden="true" />
              </ButtonLink>
            )}
            <ButtonLink look="outline" to={paths.finder} className="min-h-13 px-7 text-lg">
              Find my five tools
            </ButtonLink>
          </div>
          {!isSignedIn && (
            <p className="mt-4 text-soft">
              Free, and the finder needs no account. Already have one?{' '}
              <Link to={paths.auth} className="font-semibold text-fern underline underline-offset-4">
                Log In
              </Link>
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
              <h2 className="text-3xl font-bold md:text-4xl">What do you really pay?</h2>
              <p className="mt-3 max-w-md text-lg text-soft">A few lines are enough to know.</p>
            </div>
          </div>
          {isSignedIn ? (
            <ButtonLink to={paths.dashboard} className="min-h-13 px-7 text-lg">
              Go to Dashboard
            </ButtonLink>
          ) : (
            <ButtonLink to={registerPath} className="min-h-13 px-7 text-lg">
              Get Started
            </ButtonLink>
          )}
        </div>
      </section>
    </>
  );
}
