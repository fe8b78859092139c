import { Args, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { listOf } from '../../core/personal-fields.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { approvalSettings } from './approval-settings.ts';
import { approveReturn } from './approve-return.ts';
import { closeReturn } from './close-return.ts';
import { findReturns } from './find-returns.ts';
import { receiveReturn } from './receive-return.ts';
import { refuseReturn } from './refuse-return.ts';
import {
  ApproveReturnInput,
  CloseReturnInput,
  ReceiveReturnInput,
  RefuseReturnInput,
  ReturnsArgs,
} from './returns.inputs.ts';
import {
  ApproveReturnPayload,
  CloseReturnPayload,
  ReceiveReturnPayload,
  RefuseReturnPayload,
  ReturnConnection,
} from './returns.types.ts';

@Resolver()
export class StaffReturnsResolver {
  @Authorized(Permission.Orders)
  @Extensions(listOf('returns'))
  @Query(() => ReturnConnection, {
    description:
      'For staff with ORDERS: the returns of all orders, newest first. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for a cursor of no list.',
  })
  returns(@Args(() => ReturnsArgs) args: ReturnsArgs, @Ctx() ctx: Context) {
    return findReturns(ctx, args);
  }

  @Authorized(Permission.Orders)
  @Query(() => String, {
    description:
      'For staff with ORDERS: how to send items back, as the settings propose it for `approveReturn`; empty when they do not. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  async returnInstructions(@Ctx() ctx: Context) {
    return (await findSetting(ctx, approvalSettings)).returnInstructions ?? '';
  }

  @Authorized(Permission.Orders)
  @Mutation(() => ApproveReturnPayload, {
    description:
      'For staff with ORDERS: agrees to a return; its buyer gets the instructions by mail. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT; CONFLICT when it was answered before.',
  })
  async approveReturn(@Input(ApproveReturnInput) input: ApproveReturnInput, @Ctx() ctx: Context) {
    return { order: await approveReturn(ctx, input) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => RefuseReturnPayload, {
    description:
      'For staff with ORDERS: does not take the items of a return back; its buyer gets the answer by mail. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT; CONFLICT when it was answered before, as a withdrawal is.',
  })
  async refuseReturn(@Input(RefuseReturnInput) input: RefuseReturnInput, @Ctx() ctx: Context) {
    return { order: await refuseReturn(ctx, input) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => ReceiveReturnPayload, {
    description:
      'For staff with ORDERS: records what of a return came back, and adds to the stock what can be sold again, which its refund does not do once more. Its buyer gets a mail. What did not come can be returned later. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT for lines that are not those of the return, and when nothing came back; CONFLICT for more units than were to be returned, and when it is not approved; IDEMPOTENCY_KEY_REUSED for something else.',
  })
  async receiveReturn(@Input(ReceiveReturnInput) input: ReceiveReturnInput, @Ctx() ctx: Context) {
    return { order: await receiveReturn(ctx, input) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => CloseReturnPayload, {
    description:
      'For staff with ORDERS: closes an approved or received return without a refund of what is left of it. The new order of its exchange that waits for it is cancelled. Its buyer gets the reason by mail. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT; CONFLICT for one that is not answered, or closed already, and while the new order of its exchange is shipped and not paid.',
  })
  async closeReturn(@Input(CloseReturnInput) input: CloseReturnInput, @Ctx() ctx: Context) {
    return { order: await closeReturn(ctx, input) };
  }
}
