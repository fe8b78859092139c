import { Arg, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { findMenuChoices, findMenuLinks, findMenus } from './find-menus.ts';
import { MenuPlace } from './menu.entity.ts';
import { MenuInput } from './menus.inputs.ts';
import { MenuChoice, MenuLink, SaveMenuPayload, StaffMenu } from './menus.types.ts';
import { saveMenu } from './save-menu.ts';

@Resolver()
export class MenusResolver {
  @Extensions({ listSize: 10 })
  @Query(() => [MenuLink], {
    description: 'The links of a menu, without what is gone or not published. Empty when none was made.',
  })
  async menu(
    @Arg('place', () => MenuPlace, { description: 'Which menu.' }) place: MenuPlace,
    @Ctx() ctx: Context,
  ): Promise<MenuLink[]> {
    return (await findMenuLinks(ctx))[place];
  }

  @Authorized(Permission.Content)
  @Extensions({ listSize: 2 })
  @Query(() => [StaffMenu], {
    description:
      'For staff with CONTENT: the menus of header and footer. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  menus(@Ctx() ctx: Context): Promise<StaffMenu[]> {
    return findMenus(ctx);
  }

  @Authorized(Permission.Content)
  @Extensions({ listSize: 30 })
  @Query(() => [MenuChoice], {
    description:
      'For staff with CONTENT: the pages and collections that a menu can lead to, 300 at most. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  menuChoices(@Ctx() ctx: Context): Promise<MenuChoice[]> {
    return findMenuChoices(ctx);
  }

  @Authorized(Permission.Content)
  @Mutation(() => SaveMenuPayload, {
    description:
      'For staff with CONTENT: saves a menu. Errors: UNAUTHENTICATED, FORBIDDEN; BAD_USER_INPUT with `fields.items`, which names the entry that leads nowhere; CONFLICT when it was changed since `version`.',
  })
  async saveMenu(@Input(MenuInput) input: MenuInput, @Ctx() ctx: Context): Promise<SaveMenuPayload> {
    return { menu: await saveMenu(ctx, input) };
  }
}
