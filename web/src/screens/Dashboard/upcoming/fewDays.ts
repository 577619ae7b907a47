/** Payments by day, the earliest first. */
export const byDay = <Payment extends { dueOn: string }>(payments: readonly Payment[]): Payment[][] => [
  ...Map.groupBy(payments, ({ dueOn }) => dueOn).values(),
];

/** How many days are shown before somebody asks for all. */
const few = 5;

/** The first days with their payments. */
export const fewDays = <Payment extends { dueOn: string }>(payments: readonly Payment[]): Payment[][] =>
  byDay(payments).slice(0, few);
