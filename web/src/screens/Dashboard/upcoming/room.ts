/** The height of parts whose code comes later, so that nothing moves when they appear; lines that wrap need more. */
const rem = (height: number) => ({ minHeight: `${height}rem` });

/** The room for a list of days, and for a button when there are more days; for a sentence when there is none. */
export const roomForDays = (days: readonly (readonly unknown[])[], hasMore: boolean) =>
  rem(days.length === 0 ? 1.6 : 2 * days.length + 2 * days.flat().length - 0.75 + (hasMore ? 3.5 : 0));

/** The room for what is overdue and for decisions, each below a heading. */
export const roomForAttention = (overdue: number, decisions: number) =>
  rem((overdue && 1.75 + 4.25 * overdue) + (overdue && decisions ? 1.5 : 0) + (decisions && 2.25 + 3.25 * decisions));
