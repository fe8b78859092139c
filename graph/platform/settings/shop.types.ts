import { Extensions, Field, Int, ObjectType } from 'type-graphql';

const VERSION = { description: 'Counts the edits; each edit names the one that it saw.' };
const LOCKED = { description: 'Names of the fields that the environment sets; they cannot be changed here.' };

@ObjectType('ShopSettings', {
  description: 'What the shop is called, and how it shows amounts.',
  simpleResolvers: true,
})
export class ShopSettingsEntry {
  @Field(() => Int, VERSION)
  version!: number;

  @Field(() => String, { description: 'Name of the shop.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Sign before amounts; null: that of the currency.' })
  displaySymbol!: string | null;

  @Extensions({ listSize: 2 })
  @Field(() => [String], LOCKED)
  locked!: string[];
}

@ObjectType('CheckoutSettings', {
  description: 'How long stock is held, how long unpaid orders are kept, and how many there may be.',
  simpleResolvers: true,
})
export class CheckoutSettingsEntry {
  @Field(() => Int, VERSION)
  version!: number;

  @Field(() => Int, {
    description: 'Days for which an unpaid order keeps its prices; it is cancelled after that.',
  })
  unpaidOrderDays!: number;

  @Field(() => Int, { description: 'Minutes for which a payment holds the stock.' })
  holdMinutes!: number;

  @Field(() => Int, {
    description: 'Most orders of an account that are paid later and neither paid nor delivered.',
  })
  acceptedOfPerson!: number;

  @Field(() => Int, { description: 'The same for a guest.' })
  acceptedOfGuest!: number;

  @Field(() => Int, { description: 'The same for one network.' })
  acceptedOfNetwork!: number;

  @Field(() => Int, { description: 'Most pieces of such orders of one network.' })
  acceptedPieces!: number;

  @Extensions({ listSize: 2 })
  @Field(() => [String], LOCKED)
  locked!: string[];
}
