import { Args, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import { connectionOf, sliceOf } from '../../core/connection.ts';
import type { Context } from '../../core/context.ts';
import { listOf } from '../../core/personal-fields.ts';
import { deleteInquiry } from './delete-inquiry.ts';
import {
  DeleteInquiryInput,
  DeleteInquiryPayload,
  InquiriesArgs,
  InquiryConnection,
  MarkInquiryAnsweredInput,
  MarkInquiryAnsweredPayload,
  SendInquiryInput,
  SendInquiryPayload,
} from './inquiries.types.ts';
import { Inquiry } from './inquiry.entity.ts';
import { markInquiryAnswered } from './mark-inquiry-answered.ts';
import { sendInquiry } from './send-inquiry.ts';

@Resolver()
export class InquiriesResolver {
  @Authorized(Permission.Orders)
  @Extensions(listOf('inquiries'))
  @Query(() => InquiryConnection, {
    description:
      'For staff: messages of the contact form, newest first. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for a cursor of no list.',
  })
  async inquiries(@Args(() => InquiriesArgs) { open, ...args }: InquiriesArgs, @Ctx() ctx: Context) {
    const slice = sliceOf(args);
    const rows = await ctx.em.fork().find(
      Inquiry,
      {
        ...(slice.after && { id: { $lt: slice.after } }),
        ...(open != null && { answeredAt: open ? null : { $ne: null } }),
      },
      { orderBy: { id: 'desc' }, limit: slice.limit },
    );
    return connectionOf(rows, slice);
  }

  @Mutation(() => SendInquiryPayload, {
    description:
      'Writes to the shop by its contact form; staff with ORDERS read it, and it is mailed to the address of the settings for messages. It is deleted after a year. Errors: BAD_USER_INPUT; RATE_LIMITED after 5 of an e-mail address or 10 of a network within an hour; IDEMPOTENCY_KEY_REUSED for another message.',
  })
  async sendInquiry(@Input(SendInquiryInput) input: SendInquiryInput, @Ctx() ctx: Context) {
    return { receivedAt: await sendInquiry(ctx, input) };
  }

  @Authorized(Permission.Orders)
  @Extensions(listOf('inquiries'))
  @Mutation(() => MarkInquiryAnsweredPayload, {
    description:
      'For staff: marks a message of the contact form as answered, or as one that waits again. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  async markInquiryAnswered(
    @Input(MarkInquiryAnsweredInput) input: MarkInquiryAnsweredInput,
    @Ctx() ctx: Context,
  ) {
    return { inquiry: await markInquiryAnswered(ctx, input) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => DeleteInquiryPayload, {
    description:
      'For staff: deletes a message of the contact form. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND.',
  })
  async deleteInquiry(@Input(DeleteInquiryInput) { inquiryId }: DeleteInquiryInput, @Ctx() ctx: Context) {
    return { deletedInquiryId: await deleteInquiry(ctx, inquiryId) };
  }
}
