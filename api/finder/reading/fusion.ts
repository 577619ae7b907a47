import type { Evidence } from './evidence.ts';
import type { Hearing } from './listener.ts';
import { weights } from './needWeights.ts';

/** What a text says of needs. */
export interface Said extends Evidence {
  /** Needs that it may name, with their weight. */
  hinted: ReadonlyMap<string, number>;
}

/** What the lists found and what was heard by examples, as one. */
export function fused(evidence: Evidence, { heard, likely }: Hearing): Said {
  const said = new Map<string, number>();
  const hinted = new Map<string, number>();
  const implied = new Map(evidence.implied);
  const asked = new Set(evidence.asked);
  const refused = new Set(evidence.refused);
  const owned = new Map(evidence.owned);
  const hint = (need: string, sure: number) => implied.set(need, Math.max(implied.get(need) ?? 0, sure));

  for (const [need, sure] of likely) hint(need, weights.likely * sure);
  for (const { need, sure, isNamed, intent } of heard) {
    // 'Stop using Instagram' names what is wanted by what is not.
    if (intent === 'unwanted' && !evidence.asked.has(need)) {
      if (sure >= weights.sure && !evidence.said.has(need)) refused.add(need);
    } else if (intent === 'owned' || intent === 'inUse') {
      if (intent === 'owned' && sure >= weights.sure && !asked.has(need)) owned.set(need, weights.owned);
    } else if (intent === 'subject') {
      hint(need, weights.subject * sure);
    } else if (!refused.has(need) && !evidence.ruledOut.has(need)) {
      const how = isNamed && sure >= weights.named ? said : hinted;
      how.set(need, Math.min(1, (sure / weights.certain) ** weights.steepness));
      if (isNamed && sure >= weights.sure) asked.add(need);
    }
  }
  return { ...evidence, said, hinted, implied, asked, refused, owned };
}
