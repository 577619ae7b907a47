import { finderCardForm, recommendForm } from '../../../../../common/forms/finderForms.ts';
import { mainProjectTypes } from '../../../../../common/values.ts';
import { keepDraft, readDraft } from '../../../drafts/draft.ts';
import type { Asker } from './askers.ts';

const forms = {
  card: { draft: 'finder', rules: finderCardForm.shape },
  wizard: { draft: 'wizard', rules: recommendForm.shape },
};

/** The fields that both forms have, under their names in each. */
const shared: readonly Record<Asker, string>[] = [
  { card: 'prompt', wizard: 'projectDescription' },
  { card: 'budget', wizard: 'budget' },
  { card: 'category', wizard: 'projectType' },
  { card: 'tracked', wizard: 'tracked' },
];

const draftOf = (asker: Asker) => readDraft(forms[asker].draft, Object.keys(forms[asker].rules), forms[asker].rules);

/** Gives one form the answers of the other, so that nothing is typed twice. */
export function carryAnswers(from: Asker, to: Asker): void {
  const given = draftOf(from);
  const draft = draftOf(to);
  for (const field of shared) {
    const value = given[field[from]];
    if (field.card === 'category' && !isOffered(value, to)) continue;
    if (value === undefined) delete draft[field[to]];
    else draft[field[to]] = value;
  }
  keepDraft(forms[to].draft, draft);
}

/** The card offers fewer types than the wizard. */
const isOffered = (type: unknown, to: Asker): boolean =>
  type !== undefined && (to === 'wizard' || mainProjectTypes.some((main) => main === type));
