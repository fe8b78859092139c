/** The names of the options as they are typed, and those that they were decided on. */
export interface OptionNames {
  names: readonly string[];
  known: readonly string[];
}

/** The places of names that somebody else has changed, and for which another one was typed. All when there are more or fewer options. */
export function typedNames({ names, known }: OptionNames, now: readonly string[]): number[] {
  const isOther = names.length !== now.length || known.length !== now.length;
  return [...now.keys()].filter(
    (index) =>
      isOther ||
      (now[index] !== known[index] && names[index] !== known[index] && names[index] !== now[index]),
  );
}

/** The names that somebody else has changed where no other one was typed. */
export function keepUntouchedNames(typed: OptionNames, now: readonly string[]): OptionNames {
  const { names, known } = typed;
  const conflicts = new Set(typedNames(typed, now));
  if (names.length !== now.length || known.length !== now.length) return typed;
  return {
    names: names.map((name, index) => (name === known[index] ? now[index]! : name)),
    known: known.map((name, index) => (conflicts.has(index) ? name : now[index]!)),
  };
}
