import { askerNames, type Asker } from './askers.ts';
import { useRecommend } from './useRecommend.ts';

/** The parts of the page whose search is under way or over. */
export function useAsked(): Asker[] {
  const findings = { card: useRecommend('card').finding, wizard: useRecommend('wizard').finding };
  return askerNames.filter((asker) => findings[asker].status !== 'asking');
}
