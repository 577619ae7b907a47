import { controlStyle } from '../../ui/Field.tsx';
import { latePart } from '../../ui/latePart.tsx';

/** ChoiceSearch, loaded late. */
export const LateChoiceSearch = latePart(async () => (await import('./ChoiceSearch.tsx')).ChoiceSearch, {
  Waiting: ({ control, value, textOf }) => (
    <input {...control} readOnly value={textOf(value)} className={`${controlStyle} min-h-12`} />
  ),
});
