/** How many columns the table has: checkbox, logo, name, price, monthly, next payment, actions. */
export const columnCount = 7;
