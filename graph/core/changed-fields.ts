/** The names of the fields that `changes` gives another value. */
export function changedFields<Thing extends object>(thing: Thing, changes: Partial<Thing>): string[] {
  return (Object.keys(changes) as (keyof Thing & string)[]).filter((name) => changes[name] !== thing[name]);
}
