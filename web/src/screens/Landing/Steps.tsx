const steps = [
  { title: 'Create an account', text: 'Sign up for free and set the currency you think in.' },
  {
    title: 'Add your subscriptions',
    text: 'Type them in natural language, “Netflix - $15.49/month”, or start with five AI recommendations from the finder.',
  },
  {
    title: 'Track and optimise',
    text: 'See the total, the categories and the renewals, and drop what you do not use.',
  },
];

const slabs = ['bg-fern text-on-fern', 'bg-marigold text-[#17292a]', 'bg-coral text-[#17292a]'];

export function Steps() {
  return (
    <section className="wrap pt-16 md:pt-24">
      <h2 className="text-3xl font-bold md:text-4xl">Three steps to spending less</h2>
      <p className="mt-3 max-w-2xl text-lg text-soft">The finder works without an account, too.</p>
      <ol className="mt-10 grid gap-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span
              className={`grid h-12 w-20 place-items-center rounded-full font-display text-2xl font-bold ${slabs[index]}`}
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="mt-5 text-xl font-bold">{title}</h3>
            <p className="mt-2 max-w-sm text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
