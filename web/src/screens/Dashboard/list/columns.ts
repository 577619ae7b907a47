/** How many columns the table has: logo, name, price, monthly, next payment, actions. */
export const columnCount = 6;
