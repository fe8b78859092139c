import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../core/actor.ts';
import { Id } from '../core/arguments.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { findUser } from '../people/accounts/find-users.ts';
import { requireRightsOver } from '../people/accounts/lock-managed-user.ts';
import { deleteMyAccount } from './delete-my-account.ts';
import { deleteUser } from './delete-user.ts';
import { eraseUser } from './erase-user.ts';
import { exportMyData } from './export-my-data.ts';
import { exportUser } from './export-user.ts';

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
      "For admins: everything that is stored about a person except secrets, as JSON; amounts are minor units. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for an admin's account, also the own.",
  })
  async personalData(@Id('account', 'userId') userId: string, @Ctx() ctx: Context): Promise<string> {
    return JSON.stringify(await exportUser(ctx, await emailOf(ctx, userId), { guests: true }), null, 2);
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
      "For admins: deletes an account and takes name, e-mail and address from everything that it bought; lines, sums and countries stay. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for an admin's account, also the own, and while an order is being paid or waits for delivery.",
  })
  async eraseUser(@Id('account') id: string, @Ctx() ctx: Context): Promise<boolean> {
    await eraseUser(ctx, await emailOf(ctx, id));
    return true;
  }
}

/** The e-mail address, by which the commands identify a person. Errors: NOT_FOUND; CONFLICT for an admin's account; FORBIDDEN for one with permissions that the viewer lacks. */
async function emailOf(ctx: Context, id: string): Promise<string> {
  const user = await findUser(ctx, id);
  if (user.isAdmin)
    throw new DomainError('CONFLICT', "An admin's account cannot be exported or erased here.");
  requireRightsOver(user, ctx.actor);
  return user.email;
}
