import { Compass, Layers, PiggyBank, Sparkles } from 'lucide-react';
import { Mascot } from '../../ui/Mascot.tsx';

const blurbs = [
  {
    Icon: Sparkles,
    title: 'AI-Powered Recommendations',
    text: 'Stackling reads your description, works out what the project needs and picks the tools that cover it.',
  },
  {
    Icon: Layers,
    title: 'Organize with Stacks',
    text: 'Five tools that go together make a stack: one set for one project.',
  },
  {
    Icon: PiggyBank,
    title: 'Budget Optimization',
    text: 'The five together never cost more than your budget. Free plans count as nothing.',
  },
  {
    Icon: Compass,
    title: 'Guided Experience',
    text: 'Three fields and one button. Every pick comes with the reason it was made.',
  },
];

export function MascotIntroduction() {
  return (
    <aside aria-labelledby="introduction">
      <div className="flex items-end gap-4">
        <Mascot className="w-20 shrink-0" />
        <h2 id="introduction" className="pb-1 text-2xl font-bold">
          Hi, I’m Stackling
        </h2>
      </div>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
        {blurbs.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3.5">
            <span className="grid size-11 shrink-0 place-items-center rounded-2xl bg-fern-tint text-fern">
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <div className="min-w-0">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="mt-1 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
