import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Compass, Layers, PiggyBank, Sparkles } from 'lucide-react';
import { Mascot } from '../../ui/Mascot.tsx';

const blurbs = [
  {
    Icon: Sparkles,
    title: msg`AI-Powered Recommendations`,
    text: msg`Stackling reads your description, works out what your project needs and picks the tools that cover it.`,
  },
  {
    Icon: Layers,
    title: msg`Organize with Stacks`,
    text: msg`A stack is a set of tools for one project. Save the five tools as a stack.`,
  },
  {
    Icon: PiggyBank,
    title: msg`Budget Optimization`,
    text: msg`The five tools together never cost more than your budget.`,
  },
  {
    Icon: Compass,
    title: msg`Guided Experience`,
    text: msg`Fill in three fields. Stackling gives a reason for every pick.`,
  },
];

export function MascotIntroduction() {
  const { t } = useLingui();
  return (
    <aside aria-labelledby="introduction">
      <div className="flex items-end gap-4">
        <Mascot className="w-20 shrink-0" />
        <h2 id="introduction" className="pb-1 text-2xl font-bold">
          <Trans>Hi, I’m Stackling</Trans>
        </h2>
      </div>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
        {blurbs.map(({ Icon, title, text }) => (
          <li key={title.id} className="flex gap-3.5">
            <span className="grid size-11 shrink-0 place-items-center rounded-2xl bg-fern-tint text-fern">
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <div className="min-w-0">
              <h3 className="text-lg font-semibold">{t(title)}</h3>
              <p className="mt-1 text-soft">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
