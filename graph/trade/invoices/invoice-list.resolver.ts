import { Args, Authorized, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { listOf } from '../../core/personal-fields.ts';
import { findAllInvoices } from './find-all-invoices.ts';
import { InvoicesArgs } from './invoices.inputs.ts';
import { InvoiceConnection } from './invoices.types.ts';

@Resolver()
export class InvoiceListResolver {
  @Authorized(Permission.Orders)
  @Extensions(listOf('invoices'))
  @Query(() => InvoiceConnection, {
    description:
      'For staff with ORDERS: the invoices and credit notes of all orders, newest first. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for a cursor of no list or a keyword that is too long.',
  })
  invoices(@Args(() => InvoicesArgs) args: InvoicesArgs, @Ctx() ctx: Context) {
    return findAllInvoices(ctx, args);
  }
}
