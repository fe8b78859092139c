import { Args, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import { ConnectionArgs, connectionOf, sliceOf } from '../../core/connection.ts';
import type { Context } from '../../core/context.ts';
import { blockBuyer } from './block-buyer.ts';
import { BlockedBuyer } from './blocked-buyer.entity.ts';
import { BlockBuyerInput, UnblockBuyerInput } from './blocklist.inputs.ts';
import { BlockBuyerPayload, BlockedBuyerConnection, UnblockBuyerPayload } from './blocklist.types.ts';
import { unblockBuyer } from './unblock-buyer.ts';

@Resolver()
export class BlocklistResolver {
  @Authorized(Permission.Orders)
  @Query(() => BlockedBuyerConnection, {
    description:
      'For staff: what nobody can buy with, newest first. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for a cursor of no list.',
  })
  async blockedBuyers(@Args(() => ConnectionArgs) args: ConnectionArgs, @Ctx() { em }: Context) {
    const slice = sliceOf(args);
    const where = slice.after ? { id: { $lt: slice.after } } : {};
    const rows = await em.find(BlockedBuyer, where, { orderBy: { id: 'desc' }, limit: slice.limit });
    return connectionOf(rows, slice);
  }

  @Authorized(Permission.Orders)
  @Mutation(() => BlockBuyerPayload, {
    description:
      'For staff: nobody can buy any more with an e-mail address, a phone number or an address. Buyers are refused with PURCHASE_REFUSED before they pay, and learn no reason. The shop keeps hashes of them. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  async blockBuyer(@Input(BlockBuyerInput) input: BlockBuyerInput, @Ctx() ctx: Context) {
    return { blockedBuyers: await blockBuyer(ctx, input) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => UnblockBuyerPayload, {
    description:
      'For staff: takes an entry off the blocklist. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  async unblockBuyer(@Input(UnblockBuyerInput) { id }: UnblockBuyerInput, @Ctx() ctx: Context) {
    return { id: await unblockBuyer(ctx, id) };
  }
}
