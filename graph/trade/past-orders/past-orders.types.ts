import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ConnectionArgs, connectionType } from '../../core/connection.ts';
import { IsEmailAddress } from '../../core/email-address.ts';
import { Money } from '../../core/money.types.ts';
import { PastCustomer } from './past-customer.entity.ts';
import { PastOrder } from './past-order.entity.ts';

@ObjectType({ description: 'A line of a past order, as its file has it.', simpleResolvers: true })
export class PastOrderLine {
  @Field(() => String, { description: 'Name of the item.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'SKU of the item. It names no variant of this shop.' })
  sku!: string | null;

  @Field(() => Int, { description: 'How many.' })
  quantity!: number;

  @Field(() => Money, { nullable: true, description: 'Price of one; null when the file does not say.' })
  price!: Money | null;
}

@ArgsType()
export class PastArgs extends ConnectionArgs {
  @Field(() => String, {
    defaultValue: '',
    description:
      'What a number, a name or an e-mail address contains, at most 100 characters; a number alone from its first character on.',
  })
  keyword!: string;
}

@ObjectType({ description: 'Past orders, newest first.', simpleResolvers: true })
export class PastOrderConnection extends connectionType(PastOrder, {
  name: 'PastOrder',
  edge: 'A past order in a list.',
  one: 'order',
  many: 'orders',
}) {}

@ObjectType({ description: 'Past customers, those that were imported last first.', simpleResolvers: true })
export class PastCustomerConnection extends connectionType(PastCustomer, {
  name: 'PastCustomer',
  edge: 'A past customer in a list.',
  one: 'customer',
  many: 'customers',
}) {}

@InputType({ description: 'Whose past orders are erased.' })
export class ErasePastOrdersInput {
  @Field(() => String, { description: 'E-mail address of the customers and orders.' })
  @IsEmailAddress()
  email!: string;
}

@ObjectType({ description: 'What was erased.', simpleResolvers: true })
export class ErasePastOrdersPayload {
  @Field(() => Int, { description: 'Past customers with the address.' })
  customers!: number;

  @Field(() => Int, { description: 'Past orders with the address.' })
  orders!: number;
}

@InputType({ description: 'A past order that is deleted.' })
export class DeletePastOrderInput {
  @Field(() => ID, { description: 'Identifier of the order.' })
  id!: string;
}

@ObjectType({ description: 'A past order that was deleted.', simpleResolvers: true })
export class DeletePastOrderPayload {
  @Field(() => ID, { description: 'Identifier of the order.' })
  deletedId!: string;
}
