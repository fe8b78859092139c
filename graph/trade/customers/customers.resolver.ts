import { Arg, Args, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { listOf } from '../../core/personal-fields.ts';
import { recordAccess } from '../../platform/data-access/record-access.ts';
import { addCustomerNote } from './add-customer-note.ts';
import { CustomerConnection, CustomerProfile } from './customer.types.ts';
import { CustomerFilter, CustomerFilterNames } from './customer-filter.types.ts';
import { CustomersArgs } from './customers.inputs.ts';
import { deleteCustomerNote } from './delete-customer-note.ts';
import { readFilter } from './filter-customers.ts';
import { filterNames } from './filter-names.ts';
import { findCustomer } from './find-customer.ts';
import { findCustomers } from './find-customers.ts';
import { setCustomerFields } from './set-customer-fields.ts';
import { tagCustomer } from './tag-customer.ts';
import {
  AddCustomerNoteInput,
  AddCustomerNotePayload,
  DeleteCustomerNoteInput,
  DeleteCustomerNotePayload,
  SetCustomerFieldsInput,
  SetCustomerFieldsPayload,
  TagCustomerInput,
  TagCustomerPayload,
} from './written.inputs.ts';

@Resolver()
export class CustomersResolver {
  @Authorized(Permission.Orders)
  @Extensions(listOf('customers'))
  @Query(() => CustomerConnection, {
    description:
      'For staff with ORDERS: who bought in the shop; with CUSTOMERS also the accounts that bought nothing yet. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; SERVICE_UNAVAILABLE when a search takes longer than a second.',
  })
  async customers(@Args(() => CustomersArgs) args: CustomersArgs, @Ctx() ctx: Context) {
    return findCustomers(ctx, args);
  }

  @Authorized(Permission.Orders)
  @Query(() => CustomerFilterNames, {
    description:
      'For staff with ORDERS: the names of the products and the category of a filter of customers. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  customerFilterNames(
    @Arg('filter', () => CustomerFilter, { description: 'The filter.' }) filter: CustomerFilter,
    @Ctx() ctx: Context,
  ) {
    return filterNames(ctx, readFilter(filter));
  }

  @Authorized(Permission.Orders)
  @Query(() => CustomerProfile, {
    description:
      'For staff with ORDERS: the customer that an account or a guest belongs to, or who placed an order. Errors: UNAUTHENTICATED, FORBIDDEN; NOT_FOUND, also for a guest without an order, and without CUSTOMERS for an account without one.',
  })
  async customer(
    @Id('customer, of any account or guest that it has, or of an order of it') id: string,
    @Ctx() ctx: Context,
  ) {
    return seen(ctx, await findCustomer(ctx, id));
  }

  @Authorized(Permission.Orders)
  @Mutation(() => TagCustomerPayload, {
    description:
      'For staff with ORDERS: adds tags to a customer, and removes others; a repetition changes nothing. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT, also when the customer would have more than 10 tags.',
  })
  async tagCustomer(@Input(TagCustomerInput) input: TagCustomerInput, @Ctx() ctx: Context) {
    return { customer: await seen(ctx, await tagCustomer(ctx, input)) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => SetCustomerFieldsPayload, {
    description:
      'For staff with ORDERS: gives a customer values of custom fields. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT with `fields` such as "customFields.vat_checked_on"; CONFLICT with `changed` for values that are not the expected ones. Then nothing is changed.',
  })
  async setCustomerFields(@Input(SetCustomerFieldsInput) input: SetCustomerFieldsInput, @Ctx() ctx: Context) {
    return { customer: await seen(ctx, await setCustomerFields(ctx, input)) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => AddCustomerNotePayload, {
    description:
      'For staff with ORDERS: notes something about a customer, who never sees it. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT; IDEMPOTENCY_KEY_REUSED for another text; CONFLICT for more than 200 notes of a customer.',
  })
  async addCustomerNote(@Input(AddCustomerNoteInput) input: AddCustomerNoteInput, @Ctx() ctx: Context) {
    return { customer: await seen(ctx, await addCustomerNote(ctx, input)) };
  }

  @Authorized(Permission.Orders)
  @Mutation(() => DeleteCustomerNotePayload, {
    description:
      'For staff with ORDERS: deletes an own note. Errors: UNAUTHENTICATED, NOT_FOUND; FORBIDDEN also for the note of somebody else.',
  })
  async deleteCustomerNote(
    @Input(DeleteCustomerNoteInput) { noteId }: DeleteCustomerNoteInput,
    @Ctx() ctx: Context,
  ) {
    return { customer: await seen(ctx, await deleteCustomerNote(ctx, noteId)) };
  }
}

/** A customer, whose data is recorded as seen. */
async function seen(ctx: Context, customer: CustomerProfile): Promise<CustomerProfile> {
  await recordAccess(ctx, { type: 'account', ids: [customer.id] });
  return customer;
}
