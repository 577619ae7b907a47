import type { Tool } from '../../finder/catalogue/tool.ts';
import type { Category } from '../../../common/values.ts';

/** Which needs are for what; all others follow from whom a tool suits. */
const needs = {
  entertainment: `music-streaming video-streaming gaming sports-streaming live-tv podcast-listening audiobooks comics
    board-games tabletop-roleplaying chess-and-puzzles media-tracking game-servers`,
  'side-quest': `craft-patterns music-learning music-making djing astronomy nature-watching outdoors 3d-printing
    electronics collections world-building pixel-art photography-portfolio game-development sheet-music`,
  personal: `fitness nutrition meal-planning meditation sleep therapy habit-tracking period-and-family-health budgeting
    investing taxes travel-planning family-organising kids-learning home-management floor-plans grocery-delivery
    gardening pets genealogy dating-and-social mobile-data bill-splitting flights-and-trains accommodation vehicle-care
    travel-insurance photo-library photo-books childcare parental-controls baby-care pocket-money elder-care medication
    health-tracking online-doctor quitting brain-training prayer journaling messaging location-sharing benefits
    retirement-planning debt-and-credit home-automation home-security energy weather wedding-planning life-stories
    reading read-later book-summaries news language-learning password-manager vpn ad-blocking data-removal`,
} satisfies Partial<Record<Category, string>>;

const byNeed = new Map(
  Object.entries(needs).flatMap(([category, ids]) => ids.split(/\s+/).map((id) => [id, category as Category])),
);

/** The category that a tool most likely belongs in, by what it is best known for. */
export function categoryOf({ needs: [main], suits }: Pick<Tool, 'needs' | 'suits'>): Category {
  const known = byNeed.get(main!);
  if (known) return known;
  return suits.some((type) => ['work', 'entrepreneur', 'creator'].includes(type)) ? 'work' : 'other';
}
