import { categoryNames, type Category } from '../../../../../common/values.ts';
import { keep, readKept } from '../../../ui/browserStorage.ts';

const key = 'stackling:category';

/** The category that was chosen last in this browser. */
export function keptCategory(): Category {
  const kept = readKept(key);
  return categoryNames.find((name) => name === kept) ?? 'other';
}

export const keepCategory = (category: string): void => keep(key, category);
