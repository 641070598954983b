export interface Setting<Value> {
  env: string;
  /** Where other programs of the field keep the same; asked when `env` is not set. */
  otherEnv?: string[];
  /** Never written out, also when it is wrong. */
  isSecret?: boolean;
  /** As it would be written in the environment; `""` for none. */
  default: string;
  /** Throws a `WrongValue` that says what is expected. */
  parse: (text: string) => Value;
  doc: string;
}

export function setting<Value>(one: Setting<Value>): Setting<Value> {
  return one;
}
