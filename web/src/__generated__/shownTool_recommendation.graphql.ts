/**
 * @generated SignedSource<<f09bda60dc077509058d6c71c9a4f3bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BadgeColor = "BLUE" | "GRAY" | "GREEN" | "PINK" | "PURPLE" | "RED" | "YELLOW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type shownTool_recommendation$data = {
  readonly alternative: {
    readonly description: string;
    readonly features: ReadonlyArray<string>;
    readonly isPerSeat: boolean;
    readonly link: string;
    readonly logo: string | null | undefined;
    readonly monthlyCents: number;
    readonly name: string;
    readonly plan: string;
    readonly price: string;
    readonly pricesAsOf: string;
    readonly seats: number;
  } | null | undefined;
  readonly badge: string;
  readonly badgeColor: BadgeColor;
  readonly chosenBy: number;
  readonly description: string;
  readonly experience: {
    readonly oftenWith: string | null | undefined;
    readonly stacks: number;
  } | null | undefined;
  readonly features: ReadonlyArray<string>;
  readonly isGuess: boolean;
  readonly isPaid: boolean;
  readonly isPerSeat: boolean;
  readonly isTracked: boolean;
  readonly link: string;
  readonly logo: string | null | undefined;
  readonly monthlyCents: number;
  readonly name: string;
  readonly plan: string;
  readonly price: string;
  readonly pricesAsOf: string;
  readonly reason: string;
  readonly seats: number;
  readonly " $fragmentType": "shownTool_recommendation";
};
export type shownTool_recommendation$key = {
  readonly " $data"?: shownTool_recommendation$data;
  readonly " $fragmentSpreads": FragmentRefs<"shownTool_recommendation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "shownTool_recommendation"
};

(node as any).hash = "81f78e35b4aed834c437bc98f1cdddba";

export default node;
