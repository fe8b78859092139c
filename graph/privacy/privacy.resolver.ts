import { Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../core/actor.ts';
import { Id } from '../core/arguments.ts';
import type { Context } from '../core/context.ts';
import { recordAccess } from '../platform/data-access/record-access.ts';
import { deleteMyAccount } from './delete-my-account.ts';
import { deleteUser } from './delete-user.ts';
import { erasePeople } from './erase-user.ts';
import { erasureRefusals } from './erasure-refusals.ts';
import { exportMyData } from './export-my-data.ts';
import { exportPeople } from './export-user.ts';
import { findPeople } from './find-people.ts';

@Resolver()
export class PrivacyResolver {
  @Authorized()
  @Mutation(() => String, {
    description:
      'Everything that is stored about the viewer except secrets, as JSON; amounts are minor units. Needs a sign-in of the last ten minutes. Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, RATE_LIMITED after 10 within an hour.',
  })
  exportMyData(@Ctx() ctx: Context) {
    return exportMyData(ctx);
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description:
      "Deletes the viewer's own account and signs out. Name, e-mail and address go from everything that it bought; lines, sums and countries stay. What it is buying is cancelled. Needs a sign-in of the last ten minutes. Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, RATE_LIMITED; CONFLICT for an admin, and while a paid order waits for delivery.",
  })
  deleteMyAccount(@Ctx() ctx: Context) {
    return deleteMyAccount(ctx);
  }

  @Authorized(Permission.Customers)
  @Query(() => String, {
    description:
      "For admins: everything that is stored about a person except secrets, as JSON; amounts are minor units. Of an account whose address is confirmed, or of a guest, also what was bought without an account under the address. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for an admin's account, also the own.",
  })
  async personalData(@Id('account or guest', 'userId') userId: string, @Ctx() ctx: Context): Promise<string> {
    const { account, guests } = await findPeople(ctx, userId);
    const ids = [...(account ? [account] : []), ...guests].map(({ id }) => id);
    await recordAccess(ctx, { type: 'account', ids });
    return JSON.stringify(await exportPeople(ctx, ids), null, 2);
  }

  @Authorized(Permission.Customers)
  @Extensions({ listSize: 2 })
  @Query(() => [String], {
    description:
      "For staff with CUSTOMERS: why `eraseUser` would refuse an account or guest now, as sentences; empty when nothing stands in the way. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for an admin's account, also the own.",
  })
  erasureRefusals(@Id('account or guest') id: string, @Ctx() ctx: Context) {
    return erasureRefusals(ctx, id);
  }

  @Authorized(Permission.Customers)
  @Mutation(() => Boolean, {
    description:
      "For admins: deletes an account. Its orders and the text of its reviews stay. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for an admin's account, also the own.",
  })
  deleteUser(@Id('account') id: string, @Ctx() ctx: Context) {
    return deleteUser(ctx, id);
  }

  @Authorized(Permission.Customers)
  @Mutation(() => Boolean, {
    description:
      "For admins: deletes an account, and takes name, e-mail and address from everything that it bought; lines, sums and countries stay. Of an account whose address is confirmed, or of a guest, the same goes for what was bought without an account under the address. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for an admin's account, also the own, and while an order is being paid or waits for delivery.",
  })
  async eraseUser(@Id('account or guest') id: string, @Ctx() ctx: Context): Promise<boolean> {
    await erasePeople(ctx, await findPeople(ctx, id));
    return true;
  }
}
