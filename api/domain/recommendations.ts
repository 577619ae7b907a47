import { catalogue } from '../finder/catalogue.ts';
import { recommend, type Project, type Suite } from '../finder/recommend.ts';

/**
 * Five tools that go together and cost no more than the project's budget.
 *
 * Every engine answers this way; which one is asked is decided here and nowhere else.
 */
export async function recommendTools(project: Project): Promise<Suite> {
  return recommend(project, catalogue);
}
