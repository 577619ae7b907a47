import type { Need } from '../catalogue/tool.ts';

/** A need of a project and how much it matters: about 1 when the text names it, less when it is only implied. */
export interface Want {
  need: Need;
  weight: number;
  /** Where it comes from: named in the text, implied by the kind of project, or usual for its type. */
  from: 'text' | 'theme' | 'type';
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
  /** Stems of the words that tell what it is about. */
  stems: string[];
  /** The text asks for free or cheap tools. */
  isFrugal: boolean;
  /** How many people the text says a team has, 1 when it says nothing. */
  people: number;
  /** Whoever asks studies, and pays what students pay. */
  isStudent: boolean;
}

/** What is known of a project besides its text. */
export interface Knowledge {
  /** How widely people here have saved a tool, by its id: 0 to 1. */
  saved: ReadonlyMap<string, number>;
  /** Tools, by id, that are paid for already and cost the project nothing. */
  paid: ReadonlySet<string>;
  /** Tools, by id, that are there already and are not to be recommended. */
  present: ReadonlySet<string>;
}
