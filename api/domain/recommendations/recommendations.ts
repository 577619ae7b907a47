import type { Engine, TrackedUse } from '../../../common/values.ts';
import { env } from '../../env.ts';
import { ProviderError } from '../../errors.ts';
import { Assembly } from '../../finder/assembly.ts';
import { catalogue } from '../../finder/catalogue.ts';
import type { Knowledge } from '../../finder/reading.ts';
import { recommend, type Pick, type Project, type Suite } from '../../finder/recommend.ts';
import { currentExperiences, shareOf, type Experience } from './experiences.ts';
import { keepSuite, keptSuite } from './keptSuites.ts';
import { limitAiQuestions } from '../accounts/limits.ts';
import { askForProposals } from './proposals.ts';
import { trackedToolsOf, type TrackedTool } from './trackedTools.ts';

/** A pick, and what Stackling knows of its tool besides. */
export interface FoundPick extends Pick {
  /** What people have done with it; nothing when fewer than five have saved it. */
  experience: Experience | undefined;
  /** Whether whoever asks pays for it already. */
  isTracked: boolean;
  /** Whether it therefore costs nothing of the budget. */
  isPaid: boolean;
}

/** Something that is paid for already and does what a pick does. */
export interface Overlap {
  /** What its owner calls it. */
  tracked: string;
  /** The pick's name. */
  pick: string;
  /** The name of what both do. */
  need: string;
}

/** A suite and where it comes from. */
export interface Found extends Omit<Suite, 'picks'> {
  picks: FoundPick[];
  overlaps: Overlap[];
  engine: Engine;
  /** Whether it is an earlier answer to the same question. */
  isKept: boolean;
}

export interface Request extends Omit<Project, 'knowledge'> {
  /** Set to spare the AI provider. */
  engine?: Engine | undefined;
  /** Who asks; nothing for a visitor. */
  userId?: number | undefined;
  /** Where the question comes from, by which those of visitors are counted. */
  address: string;
  /** What becomes of tools that are paid for already; without it they are like all others. */
  tracked?: TrackedUse | undefined;
}

/**
 * Five tools that go together and cost no more than the project's budget.
 *
 * @param onPick is given the AI provider's picks one by one, as soon as each is known
 * @param signal breaks the call to the AI provider off
 * @throws ProviderError when the AI provider does not answer as it should
 * @throws TooManyRequestsError when it was asked too often
 */
export async function recommendTools(
  request: Request,
  onPick: (pick: FoundPick) => void = () => undefined,
  signal: AbortSignal = new AbortController().signal,
): Promise<Found> {
  const [experiences, tracked] = await Promise.all([
    currentExperiences(),
    request.userId === undefined ? [] : trackedToolsOf(request.userId),
  ]);
  const ids = new Set(tracked.map(({ tool }) => tool.id));
  const knowledge: Knowledge = {
    saved: shareOf(experiences),
    paid: request.tracked === 'paid' ? ids : new Set(),
    present: request.tracked === 'left-out' ? ids : new Set(),
  };
  const project: Project = { ...request, knowledge };
  const known = (pick: Pick): FoundPick => ({
    ...pick,
    experience: experiences.get(pick.tool.id),
    isTracked: ids.has(pick.tool.id),
    isPaid: knowledge.paid.has(pick.tool.id),
  });
  const found = (suite: Suite, engine: Engine, isKept = false): Found => ({
    ...suite,
    picks: suite.picks.map(known),
    overlaps: overlapsOf(suite, tracked),
    engine,
    isKept,
  });

  if (engineFor(request) === 'catalog') return found(recommend(project, catalogue), 'catalog');
  if (!env.OPENAI_API_KEY) throw new ProviderError('api_key_missing');
  const kept = await keptSuite(project);
  if (kept) return found(kept, 'openai', true);

  await limitAiQuestions(request);
  const assembly = new Assembly(project, catalogue);
  let picks = 0;
  await askForProposals(
    project,
    assembly,
    (proposal) => {
      const pick = assembly.accept(proposal);
      if (!pick) return;
      picks += 1;
      onPick(known(pick));
    },
    signal,
  );
  if (picks === 0) throw new ProviderError('provider_answer_unusable');
  const suite = assembly.finish();
  // One that the provider left half done is good enough for now, and may be better next time.
  if (assembly.isComplete) await keepSuite(project, suite);
  return found(suite, 'openai');
}

function engineFor({ engine }: Request): Engine {
  if (engine === 'catalog' || env.RECOMMENDER === 'catalog') return 'catalog';
  return env.RECOMMENDER === 'openai' || env.OPENAI_API_KEY ? 'openai' : 'catalog';
}

/** What is paid for and best known for the same as a pick that is another tool. */
function overlapsOf({ picks }: Suite, tracked: readonly TrackedTool[]): Overlap[] {
  return picks.flatMap(({ tool: pick }) =>
    tracked
      .filter(({ tool }) => tool.id !== pick.id && tool.needs[0] === pick.needs[0])
      .map(({ name }) => ({
        tracked: name,
        pick: pick.name,
        need: catalogue.needs.find(({ id }) => id === pick.needs[0])!.name,
      })),
  );
}
