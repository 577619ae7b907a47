import type { Evidence } from './evidence.ts';
import type { Hearing } from './listener.ts';
import { weights } from './needWeights.ts';

/** What the lists found and what was heard by examples, as one. */
export function fused(evidence: Evidence, { heard, support, contested }: Hearing): Evidence {
  const said = new Map<string, number>();
  const implied = new Map(evidence.implied);
  const asked = new Set(evidence.asked);
  const refused = new Set(evidence.refused);
  const owned = new Map(evidence.owned);
  const hint = (need: string, weight: number) => implied.set(need, Math.max(implied.get(need) ?? 0, weight));

  for (const [need, weight] of evidence.said) {
    // A word of the lists may mean something else here: 'find out what titles work' is no workout.
    const sure = contested.has(need) ? weights.contested : Math.min(1, weights.ofLists + (support.get(need) ?? 1));
    if (sure < weights.named) hint(need, weight * sure);
    else said.set(need, weight * sure);
  }
  for (const { need, share, intent } of heard) {
    if (intent === 'unwanted') {
      if (share >= weights.sure && !said.has(need)) refused.add(need);
    } else if (intent === 'owned' || intent === 'inUse') {
      if (intent === 'owned' && share >= weights.sure && !asked.has(need)) owned.set(need, weights.owned);
    } else if (intent === 'subject') {
      hint(need, weights.subject * share);
    } else if (!refused.has(need) && !evidence.ruledOut.has(need)) {
      if (share >= weights.named) said.set(need, Math.max(said.get(need) ?? 0, share));
      else hint(need, share);
      if (share >= weights.sure) asked.add(need);
    }
  }
  return { ...evidence, said, implied, asked, refused, owned };
}
