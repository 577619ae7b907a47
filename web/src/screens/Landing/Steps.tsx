import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

const steps = [
  { title: msg`Create an account`, text: msg`Sign up for free and choose your currency.` },
  {
    title: msg`Add your subscriptions`,
    text: msg`Type them as you would say them, “Netflix - $15.49/month”, or start with five recommendations from the finder.`,
  },
  {
    title: msg`Track and optimise`,
    text: msg`See your totals, categories and renewals, and cancel what you do not use.`,
  },
];

const slabs = ['bg-fern text-on-fern', 'bg-marigold text-[#17292a]', 'bg-coral text-[#17292a]'];

export function Steps() {
  const { t } = useLingui();
  return (
    <section className="wrap pt-16 md:pt-24">
      <h2 className="text-3xl font-bold md:text-4xl">
        <Trans>Spend less in three steps</Trans>
      </h2>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        <Trans>You do not need an account to use the finder.</Trans>
      </p>
      <ol className="mt-10 grid gap-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title.id}>
            <span
              className={`grid h-12 w-20 place-items-center rounded-full font-display text-2xl font-bold ${slabs[index]}`}
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="mt-5 text-xl font-bold">{t(title)}</h3>
            <p className="mt-2 max-w-sm text-soft">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
