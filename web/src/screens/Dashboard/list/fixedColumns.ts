/** How many columns are always shown: checkbox, logo, name, actions. */
export const fixedColumns = 4;
