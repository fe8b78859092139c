import { isDeepStrictEqual } from 'node:util';

/** Longest text that an event keeps of a value. */
const LONGEST = 300;

/** What an edit changes: the names of the fields, with their values before and after. */
export type ChangedValues = {
  changed: string[];
  old: Record<string, unknown>;
  new: Record<string, unknown>;
};

/**
 * The fields that `changes` gives another value, with both values for the log. Not for accounts: of people an event names fields
 * alone.
 */
export function changedValues<Thing extends object>(thing: Thing, changes: Partial<Thing>): ChangedValues {
  const names = Object.keys(changes) as (keyof Thing & string)[];
  const changed = names.filter((name) => !isDeepStrictEqual(changes[name], thing[name]));
  const valuesOf = (from: Partial<Thing>) =>
    Object.fromEntries(changed.map((name) => [name, loggedValue(from[name])]));
  return { changed, old: valuesOf(thing), new: valuesOf(changes) };
}

/** Adds further changes of the same thing. */
export function mergeChanges(data: ChangedValues, more: ChangedValues): void {
  data.changed.push(...more.changed);
  Object.assign(data.old, more.old);
  Object.assign(data.new, more.new);
}

/** A value as events keep it: long texts are cut. */
export function loggedValue(value: unknown): unknown {
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return cut(value.join(', '));
  return typeof value === 'string' ? cut(value) : (value ?? null);
}

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
