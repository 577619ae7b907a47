import { createHash } from 'node:crypto';
import { db } from '../../database/db.ts';
import { env } from '../../env.ts';
import { catalogue, catalogueVersion } from '../../finder/catalogue/catalogue.ts';
import type { PickedTool, Project, Suite } from '../../finder/recommend.ts';
import type { Plan, Tool } from '../../finder/catalogue/tool.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Expired } from '../../jobs/sweep.ts';

const keptForMs = 7 * 24 * 60 * 60 * 1_000;

/** A tool and its plan by id and name; the catalogue has the rest. */
interface KeptTool {
  tool: string;
  plan: string;
}
type KeptAlternative = KeptTool & { monthlyCents: number };
type KeptPick = Omit<PickedTool, 'tool' | 'plan' | 'alternative'> &
  KeptTool & { alternative?: KeptAlternative | undefined };

/** The AI provider's earlier answer to the same question, unless it is a week old or the catalogue has changed since. */
export async function keptSuite(project: Project): Promise<Suite | undefined> {
  const kept = await db.cachedRecommendation.findFirst({
    where: { digest: digestOf(project), createdAt: { gt: new Date(Date.now() - keptForMs) } },
  });
  if (!kept) return undefined;
  const { picks, ...suite } = JSON.parse(kept.recommendations) as Omit<Suite, 'picks'> & { picks: KeptPick[] };
  const whole = picks.map(({ alternative, ...pick }): PickedTool => ({
    ...pick,
    ...wholeTool(pick),
    alternative: alternative && { ...alternative, ...wholeTool(alternative) },
  }));
  return { ...suite, picks: whole };
}

function wholeTool({ tool: id, plan: name }: KeptTool) {
  const tool = catalogue.tools.find((tool) => tool.id === id)!;
  return { tool, plan: tool.plans.find((plan) => plan.name === name)! };
}

const shortTool = ({ tool, plan }: { tool: Tool; plan: Plan }): KeptTool => ({ tool: tool.id, plan: plan.name });

/** Stores an answer for the next person who asks the same question. */
export async function keepSuite(project: Project, { picks, ...suite }: Suite): Promise<void> {
  const digest = digestOf(project);
  const short = picks.map(({ alternative, ...pick }): KeptPick => ({
    ...pick,
    ...shortTool(pick),
    alternative: alternative && { ...alternative, ...shortTool(alternative) },
  }));
  const answer = {
    recommendations: JSON.stringify({ ...suite, picks: short }),
    createdAt: new Date(),
  };
  await db.cachedRecommendation.upsert({ where: { digest }, create: { digest, ...answer }, update: answer });
}

export const expiredSuites: Expired = {
  table: 'subscription_recommendations',
  key: 'id',
  where: () => Prisma.sql`"createdAt" < ${new Date(Date.now() - keptForMs)}`,
};

/** Ignores differences in capitals and spaces between questions. */
export function digestOf({ type, budgetCents, name, description, knowledge, corrections }: Project): string {
  const words = (text: string) => text.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ');
  const there = [knowledge?.paid, knowledge?.present].map((ids) => [...(ids ?? [])].sort());
  const question = [
    type,
    budgetCents,
    words(name),
    words(description),
    there,
    corrections,
    env.OPENAI_BASE_URL,
    env.OPENAI_MODEL,
  ];
  return createHash('sha256')
    .update(JSON.stringify([...question, catalogueVersion]))
    .digest('hex');
}
