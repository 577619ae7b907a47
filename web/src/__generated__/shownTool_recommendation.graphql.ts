/**
 * @generated SignedSource<<9bd09ac1fb2d9c8d4ca121d26a71ebea>>
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
    readonly monthlyCents: number;
    readonly name: string;
    readonly plan: string;
    readonly price: string;
    readonly pricesAsOf: string;
    readonly seats: number;
  } | null | undefined;
  readonly badge: string;
  readonly badgeColor: BadgeColor;
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

(node as any).hash = "1620ac97a9f1a446951a54eb69125354";

export default node;
