import { Authorized, Ctx, Extensions, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { BUYER } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { PERSONAL } from '../../core/personal-fields.ts';
import { Order } from '../orders/order.entity.ts';
import { findRights, isOpen } from './find-right.ts';
import { linesOfWithdrawal, returnOfWithdrawal, withdrawalsOf } from './find-withdrawals.ts';
import { withdrawLinkedOrder } from './withdraw-linked-order.ts';
import { withdrawOrder } from './withdraw-order.ts';
import { Withdrawal } from './withdrawal.entity.ts';
import {
  WithdrawLinkedOrderInput,
  WithdrawLinkedOrderPayload,
  WithdrawOrderInput,
  WithdrawOrderPayload,
} from './withdrawals.inputs.ts';
import { WithdrawalRight, WithdrawnLine } from './withdrawals.types.ts';

@Resolver(() => Order)
export class WithdrawalsResolver {
  @FieldResolver(() => WithdrawalRight, {
    nullable: true,
    description: 'What its buyer can withdraw from, without a reason; null where the shop offers none.',
  })
  async withdrawalRight(
    @Root() { id }: { id: string },
    @Ctx() ctx: Context,
  ): Promise<WithdrawalRight | null> {
    const right = await batch(ctx, 'right of withdrawal', id, (ids) => findRights(ctx.em, ctx, ids));
    if (!right) return null;
    const lines = right.lines.flatMap(({ id: orderItemId, units: quantity }) =>
      quantity > 0 ? [{ orderItemId, quantity }] : [],
    );
    const excludedLines = right.lines.flatMap((line) => (line.isExcluded ? line.id : []));
    const { days, last, timeZone } = right;
    const { lastDay = null, until = null } = last ?? {};
    return {
      days,
      lastDay,
      until,
      timeZone,
      lines,
      excludedLines,
      isOpen: lines.length > 0 && isOpen(right, ctx.ports.now()),
    };
  }

  @Extensions({ ...PERSONAL, listSize: 1 })
  @FieldResolver(() => [Withdrawal], { description: 'The declarations to withdraw from it, oldest first.' })
  withdrawals(@Root() { id }: { id: string }, @Ctx() ctx: Context) {
    return withdrawalsOf(ctx, id);
  }

  @Authorized(BUYER)
  @Mutation(() => WithdrawOrderPayload, {
    description:
      'Withdraws from an order, or from units of it, for its buyer and without a reason. Units that are not shipped are cancelled, and what was paid of them goes back; others are to come back by a return that is approved. A part of an unpaid order is left to staff, and with the last part the order is cancelled. A receipt with the time is mailed. Errors: UNAUTHENTICATED, NOT_FOUND, also for an order of somebody else; BAD_USER_INPUT; WITHDRAWAL_OVER after the days; WITHDRAWAL_EXCLUDED for items without that right; WITHDRAWN_ALREADY; CONFLICT where the shop offers none, and for more units than are left; IDEMPOTENCY_KEY_REUSED; RATE_LIMITED after 10 within an hour.',
  })
  async withdrawOrder(@Input(WithdrawOrderInput) input: WithdrawOrderInput, @Ctx() ctx: Context) {
    return { order: await withdrawOrder(ctx, input) };
  }

  @Mutation(() => WithdrawLinkedOrderPayload, {
    description:
      'The same for the buyer who has the mailed link of an order. A payment link withdraws from nothing. It starts no session. Errors: TOKEN_INVALID; those of withdrawOrder.',
  })
  async withdrawLinkedOrder(
    @Input(WithdrawLinkedOrderInput) input: WithdrawLinkedOrderInput,
    @Ctx() ctx: Context,
  ) {
    return { order: await withdrawLinkedOrder(ctx, input) };
  }
}

@Resolver(() => Withdrawal)
export class WithdrawalResolver {
  @Extensions({ listSize: 2 })
  @FieldResolver(() => [WithdrawnLine], { description: 'The units that it is about.' })
  lines(@Root() { id }: Withdrawal, @Ctx() ctx: Context): Promise<WithdrawnLine[]> {
    return linesOfWithdrawal(ctx, id);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'Identifier of the return by which the units come back that were shipped; null where none were.',
  })
  returnId(@Root() withdrawal: Withdrawal, @Ctx() ctx: Context): Promise<string | null> {
    return returnOfWithdrawal(ctx, withdrawal);
  }
}
