import { ChartPie, Layers } from 'lucide-react';
import { Badge } from '../../ui/Badge.tsx';

export function Offerings() {
  return (
    <section className="bg-sunken py-16 md:py-24">
      <div className="wrap">
        <h2 className="max-w-2xl text-3xl font-bold md:text-4xl">Two ways to spend less on subscriptions</h2>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          <article className="rounded-3xl border border-line bg-card p-6 shadow-card sm:p-8">
            <div className="flex items-center justify-between gap-4">
              <Layers className="size-9 text-fern" aria-hidden="true" />
              <Badge color="green">Ready to use</Badge>
            </div>
            <h3 className="mt-5 text-2xl font-bold">Choose well: the finder</h3>
            <p className="mt-3 text-soft">
              Say what you make and what it may cost a month. The finder looks through a catalogue of real tools and
              returns five that cover what you need together, and it tells you when something is left uncovered.
            </p>
          </article>
          <article className="rounded-3xl border border-line bg-card p-6 shadow-card sm:p-8">
            <div className="flex items-center justify-between gap-4">
              <ChartPie className="size-9 text-fern" aria-hidden="true" />
              <Badge color="yellow">In the making</Badge>
            </div>
            <h3 className="mt-5 text-2xl font-bold">Keep track: the dashboard</h3>
            <p className="mt-3 text-soft">
              Your subscriptions in one place: what they add up to in your currency, USD, EUR, MYR and eighteen more,
              what renews next, and what you could do without. This is what Stackling is growing into.
            </p>
          </article>
        </div>
      </div>
    </section>
  );
}
