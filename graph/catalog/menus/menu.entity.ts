import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { describeEnum } from '../../core/describe-enum.ts';
import type { MenuItemKind } from './menu-item-kind.ts';

export const MenuPlace = { HEADER: 'header', FOOTER: 'footer' } as const;
export type MenuPlace = (typeof MenuPlace)[keyof typeof MenuPlace];

describeEnum('MenuPlace', MenuPlace, 'Where a menu is.', {
  HEADER: 'Below the bar of the shop, instead of the categories.',
  FOOTER: 'In the footer of the shop.',
});

/** An entry of a menu, as it is stored. `label` is empty for the name of what it leads to, which can be in any language. */
export interface StoredItem {
  kind: MenuItemKind;
  /** The id of a page, a category or a collection, or an address. */
  target: string;
  label: string;
}

/** A menu that was saved: without its row it is empty. */
@Entity({ tableName: 'menus' })
@Check({ name: 'menus_place_check', expression: "place in ('header', 'footer')" })
export class Menu {
  @PrimaryKey({ type: 'text' })
  place!: MenuPlace;

  @Property({ type: 'integer' })
  version!: number;

  @Property({ type: 'json', columnType: 'jsonb' })
  items!: StoredItem[];
}
