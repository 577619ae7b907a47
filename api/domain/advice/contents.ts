const words = (text: string) => text.trim().split(/\s+/);

/** Content that is only there, by the need that a tool is best known for. */
const content = words(`
  video-streaming live-tv sports-streaming music-streaming news reading audiobooks comics book-summaries podcast-listening
  gaming chess-and-puzzles board-games tabletop-roleplaying game-servers brain-training
  online-courses language-learning coding-practice certification exam-preparation security-training tutoring kids-learning
  music-learning medical-study teaching-materials fitness memberships prayer`);

/** Accounts, contracts, goods and people: of these, two are not the same. */
const accounts = words(`
  mobile-data grocery-delivery home-security home-automation energy health-tracking pets elder-care medication childcare
  online-doctor therapy banking investing crypto payments reselling accommodation flights-and-trains travel-insurance
  dating-and-social job-search genealogy community crowdfunding fundraising legal-documents`);

/** What people rightly have several of: no two of them overlap. */
export const rightlySeveral: ReadonlySet<string> = new Set([
  ...content,
  ...accounts,
  ...words(`
    hosting domain-and-email backend-database ai-models user-authentication publishing digital-products advertising
    computer-utilities home-server media-server media-tracking collections music-making music-distribution sheet-music
    maths-help craft-patterns nature-watching event-planning vehicle-care accessibility`),
]);

/** For which no other tool can stand in. */
export const onlyThere: ReadonlySet<string> = new Set([
  ...content,
  ...accounts,
  ...words('taxes debt-and-credit photo-books pocket-money location-sharing messaging music-licensing'),
]);
