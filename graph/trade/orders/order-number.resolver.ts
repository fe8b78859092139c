import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { AuditEntry } from '../../people/staff/audit-log.inputs.ts';
import { MailEntry } from '../../platform/mail/mails.types.ts';
import { findOrderNumber } from './find-order-number.ts';

const number = { nullable: true, description: 'Number of that order.' };

@Resolver(() => AuditEntry)
export class LoggedOrderResolver {
  @FieldResolver(() => Int, number)
  orderNumber(@Root() { orderId }: AuditEntry, @Ctx() ctx: Context) {
    return findOrderNumber(ctx, orderId);
  }
}

@Resolver(() => MailEntry)
export class MailedOrderResolver {
  @FieldResolver(() => Int, number)
  orderNumber(@Root() { orderId }: MailEntry, @Ctx() ctx: Context) {
    return findOrderNumber(ctx, orderId);
  }
}
