import { type ChangedValues, changedValues } from '../../core/changed-values.ts';

/**
 * What an edit changes of a group of settings, by names such as "homeCountry" or, for an entry of a list, "Standard.price". One
 * that is added or removed has all of its fields.
 */
export function settingChanges(before: object, after: object): ChangedValues {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  const empty = (leaves: Leaves) => Object.fromEntries([...leaves.keys()].map((key) => [key, null]));
  const values = (leaves: Leaves) => Object.fromEntries([...leaves].map(([key, { value }]) => [key, value]));
  const data = changedValues<Record<string, unknown>>(
    { ...empty(now), ...values(old) },
    { ...empty(old), ...values(now) },
  );
  const named = (key: string) => (now.get(key) ?? old.get(key))!.field;
  const rename = (from: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(from).map(([key, value]) => [named(key), value]));
  return { changed: data.changed.map(named), old: rename(data.old), new: rename(data.new) };
}

type Leaves = Map<string, { field: string; value: unknown }>;

/** The values of a group: those of entries of lists under the identity of the entry, which stays when it is renamed. */
function leavesOf(group: object): Leaves {
  return new Map(
    Object.entries(group).flatMap(([field, value]) => {
      if (!isList(value)) return [[field, { field, value }] as const];
      return value.flatMap((entry) => {
        const name = nameOf(entry);
        return Object.entries(entry)
          .filter(([part]) => part !== 'id')
          .map(
            ([part, leaf]) =>
              [`${field}.${keyOf(entry)}.${part}`, { field: `${name}.${part}`, value: leaf }] as const,
          );
      });
    }),
  );
}

type Entry = Record<string, unknown>;

const isList = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'object');

/** A tax rate has no id: it is the one of a country and a class. */
const keyOf = ({ id, country, taxClass }: Entry) => String(id ?? `${country ?? ''}/${taxClass}`);

const nameOf = ({ name, label, country }: Entry) =>
  String(label ?? name) + (typeof country === 'string' ? ` ${country}` : '');
