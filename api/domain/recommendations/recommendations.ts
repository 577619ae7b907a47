import { formTexts } from '../../../common/forms/texts.ts';
import { said } from '../../../common/said.ts';
import type { Engine, TrackedUse } from '../../../common/values.ts';
import { env } from '../../env.ts';
import { InvalidInputError, issueOfForm, ProviderError } from '../../errors.ts';
import { Assembly } from '../../finder/assembly.ts';
import { catalogue } from '../../finder/catalogue/catalogue.ts';
import type { Knowledge } from '../../finder/reading/reading.ts';
import { recommend, type PickedTool, type Project, type Suite } from '../../finder/recommend.ts';
import { currentPreferences, noteCorrections, preferredAmong, chosenByTool } from './choices.ts';
import { currentExperiences, shareOf, type Experience } from './experiences.ts';
import { keepSuite } from './keptSuites.ts';
import { ownTurn } from '../../turns.ts';
import { limitAiQuestions } from '../accounts/limits.ts';
import { askOnce } from './askOnce.ts';
import { DailyLimitError, expectQuestionsLeft, takeQuestion } from './dailyLimit.ts';
import { askForProposals } from './proposals.ts';
import { trackedToolsOf, type TrackedTool } from './trackedTools.ts';

/** A pick, with what else Stackling knows of its tool. */
export interface FoundPick extends PickedTool {
  /** What people have done with it; undefined when fewer than five have saved it. */
  experience: Experience | undefined;
  /** How many people took it for one of its needs instead of the recommended tool; 0 when fewer than five did. */
  chosenBy: number;
  /** Whether the user already pays for it. */
  isTracked: boolean;
  /** Whether it costs nothing of the budget because the user already pays for it. */
  isPaid: boolean;
}

/** A tracked subscription that serves the same need as a pick. */
export interface Overlap {
  /** The tracked subscription's name. */
  tracked: string;
  /** The pick's name. */
  pick: string;
  /** The need's name. */
  need: string;
}

/** A suite and where it comes from. */
export interface Found extends Omit<Suite, 'picks'> {
  picks: FoundPick[];
  overlaps: Overlap[];
  engine: Engine;
  /** Whether it is an earlier answer to the same question. */
  isKept: boolean;
  /** Whether the built-in engine answers because the AI provider has been asked as often today as it may be. */
  isOverDailyLimit: boolean;
}

export interface Inquiry extends Omit<Project, 'knowledge'> {
  /** Set to 'catalog' to leave out the AI provider. */
  engine?: Engine | undefined;
  /** The user who asks; undefined for a visitor. */
  userId?: number | undefined;
  /** The address of the request, used to limit visitors' questions. */
  address: string;
  /** How to treat tools that the user already pays for; undefined treats them like all others. */
  tracked?: TrackedUse | undefined;
}

/**
 * Five tools that work together within the project's budget.
 *
 * @param onPick is called with each of the AI provider's picks as soon as it is known
 * @param signal aborts the call to the AI provider
 * @throws InvalidInputError when a correction names a need that there is not
 * @throws ProviderError when the AI provider does not answer as it should
 * @throws TooManyRequestsError when it was asked too often
 */
export async function recommendTools(
  request: Inquiry,
  onPick: (pick: FoundPick) => void = () => undefined,
  signal: AbortSignal = new AbortController().signal,
): Promise<Found> {
  refuseUnknownNeeds(request);
  const [experiences, preferences, tracked] = await Promise.all([
    currentExperiences(),
    currentPreferences(),
    request.userId === undefined ? [] : trackedToolsOf(request.userId),
  ]);
  const chosen = chosenByTool(preferences);
  const ids = new Set(tracked.map(({ tool }) => tool.id));
  const knowledge: Knowledge = {
    saved: shareOf(experiences),
    preferred: preferredAmong(preferences),
    paid: request.tracked === 'paid' ? ids : new Set(),
    present: request.tracked === 'left-out' ? ids : new Set(),
  };
  const project: Project = { ...request, knowledge };
  const known = (pick: PickedTool): FoundPick => ({
    ...pick,
    experience: experiences.get(pick.tool.id),
    chosenBy: chosen.get(pick.tool.id) ?? 0,
    isTracked: ids.has(pick.tool.id),
    isPaid: knowledge.paid.has(pick.tool.id),
  });
  const found = (suite: Suite, engine: Engine, isKept = false): Found => ({
    ...suite,
    picks: suite.picks.map(known),
    overlaps: overlapsOf(suite, tracked),
    engine,
    isKept,
    isOverDailyLimit: false,
  });

  if (request.corrections) await noteCorrections(request, request.corrections);
  if (engineFor(request) === 'catalog') return found(await recommendInTurn(project), 'catalog');
  if (!env.OPENAI_API_KEY) throw new ProviderError('api_key_missing');
  const ask = async () => {
    await expectQuestionsLeft();
    await limitAiQuestions(request);
    await takeQuestion();
    return askProvider(project, (pick) => onPick(known(pick)), signal);
  };
  try {
    const { suite, isKept } = await askOnce(project, ask, signal);
    return found(suite, 'openai', isKept);
  } catch (error) {
    if (!(error instanceof DailyLimitError)) throw error;
    return { ...found(await recommendInTurn(project), 'catalog'), isOverDailyLimit: true };
  }
}

/** Reading a long text takes the processor for some 15 ms. */
async function recommendInTurn(project: Project): Promise<Suite> {
  await ownTurn();
  return recommend(project, catalogue);
}

/** Asks the AI provider, and keeps its answer. */
async function askProvider(project: Project, onPick: (pick: PickedTool) => void, signal: AbortSignal): Promise<Suite> {
  const assembly = new Assembly(project, catalogue);
  await askForProposals(
    project,
    assembly,
    (proposal) => {
      const pick = assembly.accept(proposal);
      if (pick) onPick(pick);
    },
    signal,
  );
  if (assembly.isEmpty) throw new ProviderError('provider_answer_unusable');
  const suite = assembly.finish();
  // A suite that the provider left incomplete is good enough for now, but the next answer may be better, so it is not
  // stored.
  if (assembly.isComplete) await keepSuite(project, suite);
  return suite;
}

function refuseUnknownNeeds({ corrections }: Inquiry): void {
  const known = new Set(catalogue.needs.map(({ id }) => id));
  for (const [field, keys] of [
    ['addNeeds', corrections?.added],
    ['removeNeeds', corrections?.removed],
  ] as const) {
    if (keys?.some((key) => !known.has(key))) throw new InvalidInputError(issueOfForm(field, said(formTexts.badNeed)));
  }
}

function engineFor({ engine }: Inquiry): Engine {
  if (engine === 'catalog' || env.RECOMMENDER === 'catalog') return 'catalog';
  return env.RECOMMENDER === 'openai' || env.OPENAI_API_KEY ? 'openai' : 'catalog';
}

/** Tracked tools whose main need is the same as a pick's, where the pick is another tool. */
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
