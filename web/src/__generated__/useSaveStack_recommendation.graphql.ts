/**
 * @generated SignedSource<<34a5e72384aa2585206bb3374c0d93fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BadgeColor = "BLUE" | "GRAY" | "GREEN" | "PINK" | "PURPLE" | "RED" | "YELLOW" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useSaveStack_recommendation$data = {
  readonly badge: string;
  readonly badgeColor: BadgeColor;
  readonly description: string;
  readonly features: ReadonlyArray<string>;
  readonly link: string;
  readonly name: string;
  readonly price: string;
  readonly " $fragmentType": "useSaveStack_recommendation";
};
export type useSaveStack_recommendation$key = {
  readonly " $data"?: useSaveStack_recommendation$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSaveStack_recommendation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSaveStack_recommendation"
};

(node as any).hash = "d380f61daf46b84fd683f6d415adad26";

export default node;
