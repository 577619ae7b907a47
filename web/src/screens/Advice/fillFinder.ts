import { t } from '@lingui/core/macro';
import { listed } from '../../../../common/listed.ts';
import { keepDraft } from '../../drafts/draft.ts';

/** Fills in the finder's form with what a cheaper tool would have to do. */
export function fillFinder(needs: readonly string[]): void {
  const wanted = listed(needs.map((need) => need.toLowerCase()));
  keepDraft('finder', { prompt: t`I need ${wanted}, as cheap as possible.` });
}
