import type { Want } from '../reading/reading.ts';
import type { Plan, Tool } from '../catalogue/tool.ts';

/** One chosen tool and its plan. */
export interface Choice {
  tool: Tool;
  plan: Plan;
  /** US cents a month, for all who have to pay it. */
  monthlyCents: number;
  /** The wants that it meets best of all the choices, weightiest first. */
  meets: Want[];
  /** Another tool for the same, to take instead. */
  alternative?: Alternative | undefined;
}

/** A tool to take in a pick's place. */
export interface Alternative {
  tool: Tool;
  plan: Plan;
  /** US cents a month, for all who have to pay it. */
  monthlyCents: number;
}
