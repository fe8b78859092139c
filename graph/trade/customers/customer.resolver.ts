import { Ctx, Extensions, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.ts';
import { ShippingAddress } from '../../people/addresses/shipping-address.ts';
import { CustomField } from '../../platform/custom-fields/custom-fields.types.ts';
import { BlockedBuyer } from '../blocklist/blocked-buyer.entity.ts';
import { CustomerAccount } from './account.types.ts';
import { CustomerProfile, CustomerReturn, CustomerSpend } from './customer.types.ts';
import { customerFieldsOf } from './customer-fields.ts';
import { CustomerNote } from './customer-note.entity.ts';
import { findCustomerNumbers } from './customer-numbers.ts';
import { findAccount } from './find-account.ts';
import { findSameAddress } from './find-customer.ts';
import { addressesOf, blocksOf, isBlocked, MOST_RETURNS, returnsOf } from './find-used.ts';
import { notesOf, tagsOf, type WrittenNote } from './find-written.ts';

const optional = { nullable: true } as const;

/** Customers are only given to staff with ORDERS: their fields need no more. */
@Resolver(() => CustomerProfile)
export class CustomerResolver {
  @FieldResolver(() => Int, { description: 'Orders, also cancelled ones.' })
  async orderCount(@Root() { id }: CustomerProfile, @Ctx() ctx: Context): Promise<number> {
    return (await findCustomerNumbers(ctx, id)).orders;
  }

  @FieldResolver(() => Date, { ...optional, description: 'When the first of them was placed.' })
  async firstOrderAt(@Root() { id }: CustomerProfile, @Ctx() ctx: Context): Promise<Date | null> {
    return (await findCustomerNumbers(ctx, id)).firstAt;
  }

  @FieldResolver(() => Date, { ...optional, description: 'When the last of them was placed.' })
  async lastOrderAt(@Root() { id }: CustomerProfile, @Ctx() ctx: Context): Promise<Date | null> {
    return (await findCustomerNumbers(ctx, id)).lastAt;
  }

  @Extensions({ listSize: 1 })
  @FieldResolver(() => [CustomerSpend], {
    description: 'What was spent in each currency, the most in agreed units first.',
  })
  async spend(@Root() { id }: CustomerProfile, @Ctx() ctx: Context): Promise<CustomerSpend[]> {
    return (await findCustomerNumbers(ctx, id)).spend;
  }

  @Extensions({ listSize: 2 })
  @FieldResolver(() => [String], { description: 'Words that staff put on it, 10 at most.' })
  tags(@Root() { id }: CustomerProfile, @Ctx() ctx: Context): Promise<string[]> {
    return tagsOf(ctx, id);
  }

  @Extensions({ listSize: 3 })
  @FieldResolver(() => [CustomField], {
    description: 'What it has of the custom fields of the shop, in their order.',
  })
  customFields(@Root() { id }: CustomerProfile, @Ctx() ctx: Context): Promise<CustomField[]> {
    return customerFieldsOf(ctx, id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether nobody can buy with its e-mail address.' })
  isBlocked(@Root() customer: CustomerProfile, @Ctx() ctx: Context): Promise<boolean> {
    return isBlocked(ctx, customer);
  }

  @Extensions({ listSize: 3 })
  @FieldResolver(() => [BlockedBuyer], {
    description:
      'What of it is on the blocklist: e-mail address, addresses that it used and their phone numbers.',
  })
  blocks(@Root() customer: CustomerProfile, @Ctx() ctx: Context): Promise<BlockedBuyer[]> {
    return blocksOf(ctx, customer);
  }

  @Extensions({ listSize: 5 })
  @FieldResolver(() => [CustomerNote], {
    description: 'What staff noted about it, newest first, 200 at most.',
  })
  notes(@Root() { id }: CustomerProfile, @Ctx() ctx: Context): Promise<WrittenNote[]> {
    return notesOf(ctx, id);
  }

  @Extensions({ listSize: 3 })
  @FieldResolver(() => [ShippingAddress], {
    description: 'Where its newest 100 orders were sent and billed, each address once, 10 at most.',
  })
  addresses(@Root() { id }: CustomerProfile, @Ctx() ctx: Context): Promise<ShippingAddress[]> {
    return addressesOf(ctx, id);
  }

  @Extensions({ listSize: 3 })
  @FieldResolver(() => [CustomerReturn], {
    description: `What it sent back, newest first, ${MOST_RETURNS} at most.`,
  })
  returns(@Root() { id }: CustomerProfile, @Ctx() ctx: Context): Promise<CustomerReturn[]> {
    return returnsOf(ctx, id);
  }

  @FieldResolver(() => CustomerAccount, {
    ...optional,
    description: 'For staff with CUSTOMERS as well: its account. Null for a guest, and for others.',
  })
  account(@Root() customer: CustomerProfile, @Ctx() ctx: Context): Promise<CustomerAccount | null> {
    return findAccount(ctx, customer);
  }

  @FieldResolver(() => ID, {
    ...optional,
    description:
      'Another customer with the same e-mail address: of a guest the account that has not confirmed it, and the other way round. Null when there is none, or the viewer may not see it.',
  })
  sameAddressId(@Root() customer: CustomerProfile, @Ctx() ctx: Context): Promise<string | null> {
    return findSameAddress(ctx, customer);
  }
}

@Resolver(() => CustomerNote)
export class CustomerNoteResolver {
  @FieldResolver(() => String, { description: 'Name of who wrote it, as it is now.' })
  authorName(@Root() { author }: WrittenNote): string {
    return author.name;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer wrote it, and can delete it.' })
  isOwn(@Root() { author }: WrittenNote, @Ctx() { actor }: Context): boolean {
    return actor.viewer?.id === author.id;
  }
}
