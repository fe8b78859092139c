import {
  Authorized,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { PERSONAL } from '../../core/personal-fields.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { invoicesOf } from './find-invoices.ts';
import { IssueInvoiceInput, ReissueInvoiceInput } from './invoices.inputs.ts';
import { OrderInvoice } from './invoices.types.ts';
import { issueInvoice } from './issue-invoice.ts';
import { reissueInvoice } from './reissue-invoice.ts';

@ObjectType({ description: 'The order that has its invoice.', simpleResolvers: true })
export class IssueInvoicePayload {
  @Field(() => Order, { description: 'The order as it is now.' })
  order!: OrderRow;
}

@ObjectType({ description: 'The order whose invoice was replaced.', simpleResolvers: true })
export class ReissueInvoicePayload {
  @Field(() => Order, { description: 'The order as it is now.' })
  order!: OrderRow;
}

@Resolver(() => Order)
export class InvoicesResolver {
  @Extensions({ ...PERSONAL, listSize: 1 })
  @FieldResolver(() => [OrderInvoice], { description: 'Its invoices and credit notes, oldest first.' })
  invoices(@Root() order: OrderRow, @Ctx() ctx: Context) {
    return invoicesOf(order, ctx);
  }

  @Authorized(Permission.Orders)
  @Mutation(() => IssueInvoicePayload, {
    description:
      'For admins: issues the invoice of an order that has none, such as of one that was paid before the data of the seller was entered. A second call changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for an order that is neither paid nor shipped or of which nothing is left, and without data of the seller.',
  })
  async issueInvoice(@Input(IssueInvoiceInput) input: IssueInvoiceInput, @Ctx() ctx: Context) {
    return { order: await issueInvoice(ctx, input) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => ReissueInvoicePayload, {
    description:
      'For admins: replaces an invoice, which is never edited, by a credit note of what is left of it and a new one, with the data of the seller as they are now. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT; CONFLICT when it was replaced before, when all of it is credited, and without data of the seller.',
  })
  async reissueInvoice(@Input(ReissueInvoiceInput) input: ReissueInvoiceInput, @Ctx() ctx: Context) {
    return { order: await reissueInvoice(ctx, input) };
  }
}
