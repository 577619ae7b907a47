import { ChartPie, Layers } from 'lucide-react';

export function Offerings() {
  return (
    <section className="bg-sunken py-16 md:py-24">
      <div className="wrap">
        <h2 className="max-w-2xl text-3xl font-bold md:text-4xl">Two ways to spend less on subscriptions</h2>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          <article className="rounded-3xl border border-line bg-card p-6 shadow-card sm:p-8">
            <Layers className="size-9 text-fern" aria-hidden="true" />
            <h3 className="mt-5 text-2xl font-bold">Choose well: the finder</h3>
            <p className="mt-3 text-soft">
              Say what you make and what it may cost a month. The finder looks through a catalogue of real tools and
              returns five that cover what you need together, and it tells you when something is left uncovered. Its
              suggestions are drawn from real user experiences.
            </p>
          </article>
          <article className="rounded-3xl border border-line bg-card p-6 shadow-card sm:p-8">
            <ChartPie className="size-9 text-fern" aria-hidden="true" />
            <h3 className="mt-5 text-2xl font-bold">Keep track: the dashboard</h3>
            <p className="mt-3 text-soft">
              Your subscriptions in one place: what they add up to in your currency, USD, EUR, MYR and eighteen more,
              what renews next, and what you could do without. That is insight to go by, with recommendations to
              optimise what you pay for.
            </p>
          </article>
        </div>
      </div>
    </section>
  );
}
