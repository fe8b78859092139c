import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../core/connection.ts';
import { describeEnum } from '../../core/describe-enum.ts';
import { Money } from '../../core/money.types.ts';
import { ReturnState } from '../returns/return-state.ts';

export const CustomerKind = { ACCOUNT: 'account', GUEST: 'guest', UNCONFIRMED: 'unconfirmed' } as const;
export type CustomerKind = (typeof CustomerKind)[keyof typeof CustomerKind];

describeEnum('CustomerKind', CustomerKind, 'How a customer is known.', {
  ACCOUNT:
    'An account whose address is confirmed, with what was bought without an account under the address.',
  GUEST: 'An address under which was bought without an account, and that no account has confirmed.',
  UNCONFIRMED: 'An account whose address nobody has confirmed, with its own orders alone.',
});

@ObjectType({ description: 'Who buys in the shop, for its staff.', simpleResolvers: true })
export class CustomerProfile {
  @Field(() => ID, {
    description:
      'Identifier: that of the account, or of the first guest with the address. Those of the other guests are understood.',
  })
  id!: string;

  @Field(() => CustomerKind, { description: 'How the shop knows the customer.' })
  kind!: CustomerKind;

  @Field(() => String, { description: 'Name: that of the account, or as it was typed with the first order.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => Date, { description: 'Since when the shop knows it.' })
  createdAt!: Date;
}

@ObjectType({
  description: 'What a customer spent in a currency, as the ledger has it.',
  simpleResolvers: true,
})
export class CustomerSpend {
  @Field(() => Int, { description: 'Orders that are not cancelled.' })
  orders!: number;

  @Field(() => Money, { description: 'What these come to, paid or not.' })
  agreed!: Money;

  @Field(() => Money, { description: 'What they come to on average, rounded; 0 without any.' })
  average!: Money;

  @Field(() => Money, { description: 'What was paid for orders, also what was refunded since.' })
  paid!: Money;

  @Field(() => Money, { description: 'What was given back of it.' })
  refunded!: Money;

  @Field(() => Money, { description: 'What was paid without what was given back.' })
  net!: Money;
}

@ObjectType({ description: 'A return of a customer.', simpleResolvers: true })
export class CustomerReturn {
  @Field(() => ID, { description: 'Identifier of the return.' })
  id!: string;

  @Field(() => ID, { description: 'Identifier of its order.' })
  orderId!: string;

  @Field(() => Int, { description: 'Number of its order.' })
  orderNumber!: number;

  @Field(() => ReturnState, { description: 'How far it is.' })
  state!: ReturnState;

  @Field(() => Date, { description: 'When it was asked for.' })
  createdAt!: Date;
}

@ObjectType({ description: 'Customers, in the order that was asked for.', simpleResolvers: true })
export class CustomerConnection extends connectionType(CustomerProfile, {
  name: 'Customer',
  edge: 'A customer in a list.',
  one: 'customer',
  many: 'customers',
}) {}
