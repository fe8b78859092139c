import { registerEnumType } from 'type-graphql';

/** Makes an object of constants an enum of the API, `meanings` says what each of its names means. */
export function describeEnum<Names extends string>(
  name: string,
  values: Readonly<Record<Names, string>>,
  description: string,
  meanings: Record<Names, string>,
): void {
  const entries = Object.entries<string>(meanings).map(([key, meaning]) => [key, { description: meaning }]);
  registerEnumType(values, { name, description, valuesConfig: Object.fromEntries(entries) });
}
