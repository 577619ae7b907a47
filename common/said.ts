/** A text that people read: the id by which programs know it, and its English, in which `{name}` stands for a value. */
export interface Text {
  readonly id: string;
  readonly message: string;
}

/** What stands in a text's places, by their names. */
export type Values = Readonly<Record<string, string | number>>;

/** A text with its values as one string, for what holds nothing else: the errors of forms. */
export const said = ({ id }: Text, values?: Values): string => (values ? `${id} ${JSON.stringify(values)}` : id);

/** The id and the values in what `said` has made. */
export function heard(saying: string): { id: string; values: Values } {
  const [, id = saying, values] = /^(\S+) (\{.*\})$/s.exec(saying) ?? [];
  return { id, values: values === undefined ? {} : (JSON.parse(values) as Values) };
}
