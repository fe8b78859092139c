import { validate as isUuid } from 'uuid';
import { changedValues } from '../../core/changed-values.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { fieldError } from '../../core/validation.ts';
import { forStaff } from './find-menus.ts';
import { isAddress } from './is-address.ts';
import { Menu, type StoredItem } from './menu.entity.ts';
import type { MenuInput, MenuItemInput } from './menus.inputs.ts';
import type { StaffMenu } from './menus.types.ts';
import { resolveItems } from './resolve-items.ts';

/** Saves a menu. Errors: BAD_USER_INPUT for an entry that leads nowhere; CONFLICT when it was edited since that version was read. */
export async function saveMenu(ctx: Context, input: MenuInput): Promise<StaffMenu> {
  const { place, version } = input;
  const items = input.items.map(storedItem);
  return inInvalidatingTransaction(ctx, async (em) => {
    // Also of a menu that has no row yet.
    await em.execute('lock table menus in share row exclusive mode');
    const found = await em.findOne(Menu, { place }, { refresh: true });
    if ((found?.version ?? 0) !== version)
      throw new DomainError('CONFLICT', 'Somebody else has changed this menu meanwhile. Nothing was saved.');
    // What it loads is read in this transaction.
    const reading = { ...ctx, em, loaders: new Map() };
    for (const [at, { kind, to }] of (await resolveItems(reading, items)).entries())
      if (!to)
        throw fieldError(
          'items',
          `Entry ${at + 1} leads to a ${kind} that is not there. Choose another one or remove it.`,
        );
    const menu = found ?? em.create(Menu, { place, version: 0, items: [] });
    const data = changedValues({ items: textOf(menu.items) }, { items: textOf(items) });
    em.assign(menu, { items, version: version + 1 });
    await em.flush();
    await recordEvent(em, ctx, { type: 'menu.saved', subject: place, data: { ...data, name: place } });
    return forStaff(reading, menu);
  });
}

/** As the log says it. */
const textOf = (items: readonly StoredItem[]) => (items.length === 1 ? '1 entry' : `${items.length} entries`);

/** Errors: BAD_USER_INPUT for an address that leads nowhere, or has no label. */
function storedItem({ kind, target: typed, label }: MenuItemInput, at: number): StoredItem {
  const target = typed.trim();
  const stored = { kind, label: label?.trim() ?? '' };
  const refuse = (what: string) => fieldError('items', `Entry ${at + 1}: ${what}`);
  if (kind !== 'address') {
    if (!isUuid(target)) throw refuse(`choose the ${kind} that it leads to.`);
    return { ...stored, target: target.toLowerCase() };
  }
  if (!isAddress(target)) throw refuse('an address begins with / for a page of the shop, or with https://.');
  if (!stored.label) throw refuse('say what it is called.');
  return { ...stored, target };
}
