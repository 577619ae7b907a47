/** The name of a value in GraphQL's enums: `side-quest` is `SIDE_QUEST`. */
export function enumName<Value extends string>(value: Value): EnumName<Value> {
  return value.toUpperCase().replaceAll('-', '_') as EnumName<Value>;
}

/** The value of a name in GraphQL's enums: `SIDE_QUEST` is `side-quest`. */
export function enumValue<Name extends string>(name: Name): EnumValue<Name> {
  return name.toLowerCase().replaceAll('_', '-') as EnumValue<Name>;
}

export type EnumName<Value extends string> = Value extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${EnumName<Tail>}`
  : Uppercase<Value>;

export type EnumValue<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}-${EnumValue<Tail>}`
  : Lowercase<Name>;
