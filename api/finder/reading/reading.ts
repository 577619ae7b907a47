import type { ConstraintKind } from '../../../common/values.ts';
import type { Affinities } from './affinity.ts';
import type { Word } from './text.ts';
import type { Constraint } from './constraint.ts';
import type { Need } from '../catalogue/tool.ts';

/** A need of a project and how much it matters: about 1 when the text names it, less when it is only implied. */
export interface Want {
  need: Need;
  weight: number;
  /** Where it comes from: named in the text, implied by the kind of project, or usual for its type. */
  from: 'text' | 'theme' | 'type';
  /** The words that name it, in English; empty when none are known. */
  words: readonly Word[];
  /** How much these words speak for each tool. */
  affinities: Affinities;
}

/** Words of the text, and the need that they name. */
export interface Understood {
  need: Need;
  /** As they were typed; empty when the need was named by whoever asks, not by the text. */
  says: string;
}

/** What whoever asks has changed in what was understood. */
export interface Corrections {
  /** Ids of needs that are wanted, whatever the text says. */
  added: readonly string[];
  /** Ids of needs that are not wanted. */
  removed: readonly string[];
  /** Kinds of constraints that do not hold. */
  dropped: readonly ConstraintKind[];
  /** How many people there are, whatever the text says. */
  people?: number | undefined;
}

/** What was read from a project. */
export interface Reading {
  /** Weightiest first. */
  wants: Want[];
  /** Needs that the text refuses. */
  refused: ReadonlySet<string>;
  /** Tools that the text names, by id: 1 for a wish, less when it is only named. */
  wishes: ReadonlyMap<string, number>;
  /** Tools that are refused, given up or already there, by id. */
  leftOut: ReadonlySet<string>;
  /** Tools, by id, that cannot be had where whoever asks is. */
  elsewhere: ReadonlySet<string>;
  /** Tools, by id, that are made for the country that the text names or is written in. */
  local: ReadonlySet<string>;
  /** The text asks for free or cheap tools. */
  isFrugal: boolean;
  /** How many people the text says a team has, 1 when it says nothing. */
  people: number;
  /** What the text demands of every tool. */
  constraints: readonly Constraint[];
  /** The needs that the text names, in its order. */
  understood: readonly Understood[];
  /** Words that seem to ask for something that was not understood, as they were typed. */
  unplaced: readonly string[];
  /** There is a text, and nothing of it was understood. */
  isUnclear: boolean;
  /** Whoever asks studies, and pays what students pay. */
  isStudent: boolean;
}

/** What is known of a project besides its text. */
export interface Knowledge {
  /** How widely people here have saved a tool, by its id: 0 to 1. */
  saved: ReadonlyMap<string, number>;
  /**
   * How much people here prefer a tool for a need: -1 when all put it aside for another one, 1 when all took it instead
   * of another. By the need's id and the tool's.
   */
  preferred?: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Tools, by id, that are paid for already and cost the project nothing. */
  paid: ReadonlySet<string>;
  /** Tools, by id, that are there already and are not to be recommended. */
  present: ReadonlySet<string>;
}
