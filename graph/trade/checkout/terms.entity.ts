import type { Opt } from '@mikro-orm/core';
import { Embedded, Property } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import type { DeliveryDates } from '#money/delivery-dates';
import type { AppliedDiscount, PricedOrder, TaxLine } from '#money/priced-order';
import type { ChosenMethod } from '#money/shop-rules';
import { PERSONAL } from '../../core/personal-fields.ts';
import { ShippingAddress } from '../../people/addresses/shipping-address.ts';
import type { ChosenPayment } from '../payment-methods/payment-methods.ts';
import { PaymentOffer } from '../payment-methods/payment-methods.types.ts';
import { Discount } from '../promotions/discount.types.ts';
import { DeliveryDatesEntry, ShippingBasics } from '../shipping/shipping.types.ts';
import { TaxLineEntry } from '../tax/tax-line.types.ts';
import { type VatCheck, VatCheckEntry } from '../tax/vat-check.types.ts';
import { AgreedTextEntry } from './agreed-texts.types.ts';

@ObjectType({ description: 'The shipping method of an order, as it was chosen.', simpleResolvers: true })
export class OrderShipping extends ShippingBasics implements ChosenMethod {
  @Field(() => DeliveryDatesEntry, {
    nullable: true,
    description: 'When it was to arrive, as it was shown to the buyer; null when that was not known.',
  })
  delivery?: DeliveryDates | null;
}

/** What buyer and shop agree on. An order has a copy of its checkout's, which never changes. */
@ObjectType({ simpleResolvers: true })
export abstract class Terms implements Omit<PricedOrder, 'lines'> {
  @Extensions(PERSONAL)
  @Field(() => ShippingAddress, { description: 'Where it is sent.' })
  @Embedded(() => ShippingAddress, { prefix: 'shipping_' })
  shippingAddress!: ShippingAddress;

  @Field(() => OrderShipping, {
    nullable: true,
    description:
      'How it is shipped. Null in a checkout that nothing ships, whose payment is refunded; never in an order.',
  })
  @Property({ type: 'json', nullable: true })
  shippingMethod: ChosenMethod | null = null;

  @Extensions(PERSONAL)
  @Field(() => ShippingAddress, {
    nullable: true,
    description: 'Where the bill goes. Null when that is the shipping address.',
  })
  @Property({ type: 'json', nullable: true })
  billingAddress: ShippingAddress | null = null;

  /** Plain text of up to 500 characters, in several lines. */
  @Extensions(PERSONAL)
  @Field(() => String, {
    nullable: true,
    description: 'What the buyer wrote to the shop when ordering: plain text.',
  })
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Extensions({ listSize: 3 })
  @Field(() => [AgreedTextEntry], {
    description: 'The texts that the buyer has agreed to; none in a shop that asks for nothing.',
  })
  @Property({ type: 'json', defaultRaw: "'[]'" })
  agreedTexts: Opt<AgreedTextEntry[]> = [];

  @Field(() => String, { description: 'How it is paid, as the shopper chose it.' })
  @Property({ type: 'text' })
  paymentMethod!: string;

  @Field(() => PaymentOffer, { description: 'The same with its name and instructions.' })
  @Property({ type: 'json' })
  paymentChoice!: ChosenPayment;

  @Field(() => Int, { description: 'Sum of the lines, in minor units.' })
  @Property({ type: 'integer' })
  itemsPrice!: number;

  @Field(() => Int, { description: 'Shipping, in minor units.' })
  @Property({ type: 'integer' })
  shippingPrice!: number;

  @Field(() => Int, { description: 'Tax, in minor units.' })
  @Property({ type: 'integer' })
  taxPrice!: number;

  @Field(() => Int, { description: 'What is to be paid, in minor units.' })
  @Property({ type: 'integer' })
  totalPrice!: number;

  /** What of `totalPrice` is paid with the returned items of an exchange, while the buyer pays the rest; 0 of all other orders. Minor units. */
  @Property({ type: 'integer', default: 0 })
  setOffPrice: Opt<number> = 0;

  @Field(() => Int, { description: 'What is taken off the lines, in minor units.' })
  @Property({ type: 'integer', default: 0 })
  discountPrice: number = 0;

  @Field(() => Int, { description: 'What is taken off the shipping, in minor units.' })
  @Property({ type: 'integer', default: 0 })
  shippingDiscount: number = 0;

  @Field(() => Int, { description: 'Part of the tax that is for shipping, in minor units.' })
  @Property({ type: 'integer', default: 0 })
  shippingTax: number = 0;

  @Field(() => Boolean, { description: 'Whether its prices include their tax.' })
  @Property({ type: 'boolean', default: false })
  pricesIncludeTax: boolean = false;

  @Extensions({ listSize: 1 })
  @Field(() => [TaxLineEntry], { description: 'The tax by rate.' })
  @Property({ type: 'json' })
  taxLines!: TaxLine[];

  @Extensions({ listSize: 2 })
  @Field(() => [Discount], { description: 'What is taken off in all, by promotion.' })
  @Property({ type: 'json', defaultRaw: "'[]'" })
  discounts: AppliedDiscount[] = [];

  @Field(() => VatCheckEntry, {
    nullable: true,
    description:
      'What became of the VAT id of the buyer. Null without one, and of a shop that taxes businesses as everybody.',
  })
  @Property({ type: 'json', nullable: true })
  vatCheck: VatCheck | null = null;

  @Field(() => String, {
    description: 'Currency of its amounts, a code of ISO 4217. It stays when the shop changes its currency.',
  })
  @Property({ type: 'text' })
  currency!: string;
}
