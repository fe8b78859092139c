import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Reading } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { findPageLinks } from '../../platform/pages/find-pages.ts';
import { type Menu, MenuPlace } from './menu.entity.ts';
import type { MenuChoice, MenuLink, StaffMenu } from './menus.types.ts';
import { resolveItems } from './resolve-items.ts';

type MenuLinks = Record<MenuPlace, MenuLink[]>;

const readMenus = prepared<Menu, []>('select place, version, items from menus');

/**
 * The links of the menus, as shoppers see them: each once, without what is gone or not published. A footer that was never saved has the
 * published pages that the shop knows, such as the imprint.
 */
export function findMenuLinks(ctx: Reading): Promise<MenuLinks> {
  return cacheForGuests(ctx, cacheKey('menus'), async () => {
    const pages = await findPageLinks(ctx);
    const menus: MenuLinks = {
      header: [],
      footer: pages.map(({ title, path }) => ({ label: title, href: path })),
    };
    for (const { place, items } of await readMenus(ctx.em)) {
      const links = (await resolveItems(ctx, items)).flatMap(({ label, to }) =>
        to?.href ? [{ label: label || to.name, href: to.href }] : [],
      );
      const byAddress = Map.groupBy(links, ({ href }) => href);
      menus[place] = [...byAddress.values()].map(([first]) => first!);
    }
    return menus;
  });
}

/** Both menus for their editor. */
export async function findMenus(ctx: Reading): Promise<StaffMenu[]> {
  const saved = await readMenus(ctx.em);
  return Promise.all(
    Object.values(MenuPlace).map((place) =>
      forStaff(ctx, saved.find((menu) => menu.place === place) ?? { place, version: 0, items: [] }),
    ),
  );
}

/** A menu for its editor. */
export async function forStaff(ctx: Reading, { place, version, items }: Menu): Promise<StaffMenu> {
  const resolved = await resolveItems(ctx, items);
  return {
    place,
    version,
    items: resolved.map(({ to, ...item }) => ({
      ...item,
      name: to?.name ?? null,
      isShown: to?.href != null,
    })),
  };
}

const readChoices = prepared<MenuChoice, []>(
  `select id, 'page' as kind, title as name, is_published as "isPublished" from pages
   union all select id, 'collection', name, is_published from collections order by kind desc, name, id`,
);

/** Pages and collections that a menu can lead to: pages first, by name. */
export const findMenuChoices = ({ em }: Reading): Promise<MenuChoice[]> => readChoices(em);
