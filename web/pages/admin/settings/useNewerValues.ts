import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FormFields, readFields } from '../../../ui/form-fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** What changed under a form while somebody typed in it. */
interface Followed {
  /** How often the input of a field was made anew. */
  rounds: Readonly<Record<string, number>>;
  /** The fields of which a colleague saved another value than what is typed. Null: no colleague saved anything. */
  theirs: readonly string[] | null;
}

/**
 * Keeps what is typed in a form when newer values come: inputs that nobody has changed show them. `sent` are the values that this form has
 * sent, until they come back as newer ones; others are those of a colleague.
 */
export function useNewerValues(
  form: RefObject<HTMLFormElement | null>,
  sent: RefObject<Values | null>,
  { fields, values, version }: { fields: FormFields; values: Values; version: number },
) {
  const [followed, setFollowed] = useState<Followed>({ rounds: {}, theirs: null });
  const known = useRef({ values, version });
  useEffect(() => {
    const before = known.current;
    known.current = { values, version };
    if (version === before.version || !form.current) return;
    const typed: Values = readFields(fields, new FormData(form.current));
    const own = sent.current;
    sent.current = null;
    const isTyped = (name: string) =>
      !isSame(typed[name], (own ?? before.values)[name]) && !isSame(typed[name], values[name]);
    const isNewer = (name: string) => !isSame(values[name], before.values[name]);
    const names = Object.keys(fields).filter(
      (name) => isNewer(name) || !isSame(typed[name], before.values[name]),
    );
    const shown = names.filter((name) => !isTyped(name));
    setFollowed(({ rounds }) => ({
      rounds: { ...rounds, ...Object.fromEntries(shown.map((name) => [name, (rounds[name] ?? 0) + 1])) },
      theirs: own ? null : names.filter((name) => isNewer(name) && isTyped(name)),
    }));
  }, [form, sent, fields, values, version]);
  return followed;
}

/** Inputs have texts where the server may have none. */
const isSame = (one: unknown, other: unknown) => String(one ?? '') === String(other ?? '');
