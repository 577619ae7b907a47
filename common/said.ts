/** A text that people read: its id, which programs know it by, and its English, with placeholders such as `{name}`. */
export interface Text {
  readonly id: string;
  readonly message: string;
}

/** The values of a text's placeholders, by name. */
export type Values = Readonly<Record<string, string | number>>;

/** Packs a text's id and values into one string, because the errors of forms can hold nothing else. */
export const said = ({ id }: Text, values?: Values): string => (values ? `${id} ${JSON.stringify(values)}` : id);

/** Unpacks the id and the values from a string made by `said`. */
export function heard(saying: string): { id: string; values: Values } {
  const [, id = saying, values] = /^(\S+) (\{.*\})$/s.exec(saying) ?? [];
  return { id, values: values === undefined ? {} : (JSON.parse(values) as Values) };
}
