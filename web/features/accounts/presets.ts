import * as t from '#messages/admin/accounts';
import type { Permission } from '../../schema.generated.ts';

/** Permissions that usual tasks need together. */
export const presets: Record<string, readonly Permission[]> = {
  [t.packing]: ['ORDERS'],
  [t.support]: ['ORDERS', 'REFUNDS', 'CUSTOMERS'],
  [t.catalogue]: ['PRODUCTS', 'PROMOTIONS'],
  [t.marketing]: ['PROMOTIONS', 'CONTENT'],
  [t.bookkeeping]: ['REPORTS'],
};

/** The preset that has these permissions and no others. */
export const presetOf = (permissions: readonly Permission[]): string | undefined =>
  Object.keys(presets).find(
    (name) => presets[name]!.length === permissions.length && isPressed(name, permissions),
  );

/** Whether all permissions of a preset are chosen. */
export const isPressed = (preset: string, chosen: readonly Permission[]): boolean =>
  presets[preset]!.every((each) => chosen.includes(each));

/** What is chosen after a preset was pressed: its permissions are added, or removed again but for those that another pressed preset needs. */
export function afterPress(preset: string, chosen: readonly Permission[]): Permission[] {
  const own = presets[preset]!;
  if (!isPressed(preset, chosen)) return [...new Set([...chosen, ...own])];
  const needed = Object.keys(presets)
    .filter((other) => other !== preset && isPressed(other, chosen))
    .flatMap((other) => presets[other]!);
  return chosen.filter((each) => !own.includes(each) || needed.includes(each));
}
