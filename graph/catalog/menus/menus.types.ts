import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { MenuPlace } from './menu.entity.ts';
import { MenuItemKind } from './menu-item-kind.ts';

@ObjectType({ description: 'A link of a menu, as shoppers see it.', simpleResolvers: true })
export class MenuLink {
  @Field(() => String, { description: 'What it is called.' })
  label!: string;

  @Field(() => String, { description: 'A path of the shop, or an https address.' })
  href!: string;
}

@ObjectType({ description: 'An entry of a menu as staff see it.', simpleResolvers: true })
export class MenuItem {
  @Field(() => MenuItemKind, { description: 'What it leads to.' })
  kind!: MenuItemKind;

  @Field(() => String, { description: 'The id of that, or the address.' })
  target!: string;

  @Field(() => String, { description: 'What it is called; empty: the name of what it leads to.' })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of what it leads to; null when that is no longer there.',
  })
  name!: string | null;

  @Field(() => Boolean, { description: 'Whether shoppers see it: what it leads to is there and published.' })
  isShown!: boolean;
}

@ObjectType('Menu', { description: 'A menu as staff see it.', simpleResolvers: true })
export class StaffMenu {
  @Field(() => MenuPlace, { description: 'Where it is.' })
  place!: MenuPlace;

  @Field(() => Int, { description: 'Counts its edits: `saveMenu` refuses an edit of an older one.' })
  version!: number;

  @Extensions({ listSize: 10 })
  @Field(() => [MenuItem], { description: 'Its entries in their order.' })
  items!: MenuItem[];
}

@ObjectType({ description: 'A page or a collection that a menu can lead to.', simpleResolvers: true })
export class MenuChoice {
  @Field(() => ID, { description: 'Its identifier.' })
  id!: string;

  @Field(() => MenuItemKind, { description: 'What it is.' })
  kind!: MenuItemKind;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether shoppers see it.' })
  isPublished!: boolean;
}

@ObjectType({ description: 'A menu that was saved.', simpleResolvers: true })
export class SaveMenuPayload {
  @Field(() => StaffMenu, { description: 'The menu.' })
  menu!: StaffMenu;
}
