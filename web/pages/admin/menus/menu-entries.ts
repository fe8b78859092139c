import * as t from '#messages/admin/menus';
import type { EditedMenuFragment } from './Menus.generated.tsx';

type Item = EditedMenuFragment['items'][number];

/** An entry in its form: `key` stays with it when it moves. */
export interface Entry extends Item {
  key: string;
}

let made = 0;
export const entryOf = (item: Item): Entry => ({ ...item, key: `entry-${++made}` });

/** What an entry is called, or leads to. */
export const nameOf = ({ label, name, kind }: Item): string => label || name || t.gone(t.kinds[kind]);

/** The entries with one of them at another place. */
export function withMoved(entries: readonly Entry[], from: number, to: number): Entry[] {
  const rest = entries.filter((_, at) => at !== from);
  return [...rest.slice(0, to), entries[from]!, ...rest.slice(to)];
}
