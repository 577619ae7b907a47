/** A value as the graph's enums spell it: `side-quest` is `SIDE_QUEST`. */
export function enumName<Value extends string>(value: Value): EnumName<Value> {
  return value.toUpperCase().replaceAll('-', '_') as EnumName<Value>;
}

export type EnumName<Value extends string> = Value extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${EnumName<Tail>}`
  : Uppercase<Value>;
