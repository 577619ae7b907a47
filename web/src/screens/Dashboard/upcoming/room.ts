/**
 * The height of what is overdue and of decisions, each below a heading, so that nothing moves when their code has come;
 * lines that wrap need more.
 */
export const roomForAttention = (overdue: number, decisions: number) => ({
  minHeight: `${(overdue && 1.75 + 4.25 * overdue) + (overdue && decisions ? 1.5 : 0) + (decisions && 2.25 + 3.25 * decisions)}rem`,
});
