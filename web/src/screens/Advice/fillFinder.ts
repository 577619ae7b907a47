import { t } from '@lingui/core/macro';
import { keepDraft } from '../../drafts/draft.ts';

/** Fills in the finder's form with what a cheaper tool would have to do. */
export function fillFinder(needs: readonly string[]): void {
  const wanted = needs.map((need) => need.toLowerCase()).join(', ');
  keepDraft('finder', { prompt: t`I need ${wanted}, as cheap as possible.` });
}
