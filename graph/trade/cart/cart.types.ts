import { Extensions, Field, ID, Int, ObjectType } from 'type-graphql';
import { optionLabels } from '#money/line';
import { shippingPriceOf } from '#money/price-order';
import type { TaxLine } from '#money/priced-order';
import type { Quote } from '#money/pricing';
import type { SoldVariant } from '../../catalog/products/find-variants.ts';
import { Product } from '../../catalog/products/product.entity.ts';
import type { ProductRow } from '../../catalog/products/product-row.ts';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { ofParentArgument } from '../../core/list-size.ts';
import { PaymentOffer } from '../payment-methods/payment-methods.types.ts';
import { CodeProblem, Discount } from '../promotions/discount.types.ts';
import { DeliveryDatesEntry, ShippingBasics } from '../shipping/shipping.types.ts';
import { TaxLineEntry } from '../tax/tax-line.types.ts';
import { type VatCheck, VatCheckEntry } from '../tax/vat-check.types.ts';
import type { OfferedMethod } from './choose-shipping.ts';
import type { PricedCart } from './price-cart.ts';

@ObjectType({ description: 'A shipping method with its price for a cart.', simpleResolvers: true })
export class ShippingQuote extends ShippingBasics {
  @Field(() => Int, { description: 'What it costs for this cart, in minor units.' })
  price!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Free strictly above this sum of discounted lines, in minor units; null: never.',
  })
  freeAbove!: number | null;

  @Field(() => DeliveryDatesEntry, {
    nullable: true,
    description: 'When it arrives if it is ordered now; null when the days of the method are not known.',
  })
  delivery!: DeliveryDatesEntry | null;
}

/** What a method costs for a cart. */
export function quoteShipping(
  { id, name, description, kind, freeAbove, daysMin, daysMax, delivery, ...method }: OfferedMethod,
  { lines, itemsPrice, discountPrice }: Quote,
): ShippingQuote {
  const price =
    lines.length === 0 ? 0 : shippingPriceOf({ ...method, freeAbove }, itemsPrice - discountPrice);
  return { id, name, description, kind, price, freeAbove, daysMin, daysMax, delivery };
}

@ObjectType({ description: 'A line of a cart, with the product as it is now.', simpleResolvers: true })
class CartLine {
  @Field(() => ID, { description: 'Identifier of the product, as asked.' })
  productId!: string;

  @Field(() => ID, {
    description: 'Identifier of the variant: the one asked for, or the only one of the product.',
  })
  variantId!: string;

  @Field(() => Variant, {
    nullable: true,
    description: 'The variant as it is now. Null when it is no longer sold.',
  })
  variant!: SoldVariant | null;

  @Field(() => Int, { description: 'Number of units.' })
  qty!: number;

  @Extensions({ listSize: 3 })
  @Field(() => [String], {
    description: 'Its options with their names: "Size M", "Colour red". Empty without options.',
  })
  optionLabels!: string[];

  @Field(() => String, {
    description: 'Picture of the variant, or of its product. Empty when it is no longer sold.',
  })
  image!: string;

  @Field(() => Product, { nullable: true, description: 'Null when it is no longer sold.' })
  product!: ProductRow | null;

  @Field(() => Int, { description: 'What is taken off all units together, in minor units.' })
  discount!: number;
}

@ObjectType({
  description: 'A list of products at current prices. Nothing is stored or held.',
  simpleResolvers: true,
})
export class Cart {
  @Extensions({ listSize: ofParentArgument('lines') })
  @Field(() => [CartLine], { description: 'One line a variant.' })
  lines!: CartLine[];

  @Field(() => Int, { description: 'Sum of the lines, in minor units.' })
  itemsPrice!: number;

  @Field(() => Int, { description: 'Shipping by `shippingMethod`, in minor units.' })
  shippingPrice!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'How much more its lines have to cost until `shippingMethod` is free, in minor units, with what discounts take off; 0 when it is. Null: it never is.',
  })
  missingForFreeShipping!: number | null;

  @Field(() => Int, { description: 'Tax in minor units: the sum of the tax lines.' })
  taxPrice!: number;

  @Field(() => Int, { description: 'What is to be paid, in minor units.' })
  totalPrice!: number;

  @Field(() => Boolean, { description: 'Whether the prices of lines and shipping include the tax.' })
  pricesIncludeTax!: boolean;

  @Extensions({ listSize: 1 })
  @Field(() => [TaxLineEntry], { description: 'One a tax rate, each rounded half up once.' })
  taxLines!: TaxLine[];

  @Extensions({ listSize: 5 })
  @Field(() => [ShippingQuote], {
    description:
      'The shipping methods of this cart to that country, 50 at most; empty when nothing ships it.',
  })
  shippingMethods!: ShippingQuote[];

  @Field(() => ShippingQuote, {
    nullable: true,
    description: 'The one that the cart is priced with. Null when nothing ships it: it cannot be bought.',
  })
  shippingMethod!: ShippingQuote | null;

  @Extensions({ listSize: 3 })
  @Field(() => [PaymentOffer], {
    description:
      'The payment methods of this cart in that country, 20 at most; empty when none is offered for it.',
  })
  paymentMethods!: PaymentOffer[];

  @Field(() => Int, { description: 'What is taken off the lines, in minor units.' })
  discountPrice!: number;

  @Field(() => Int, { description: 'What is taken off the shipping, in minor units.' })
  shippingDiscount!: number;

  @Extensions({ listSize: 2 })
  @Field(() => [Discount], { description: 'What is taken off in all, by promotion.' })
  discounts!: Discount[];

  @Extensions({ listSize: 1 })
  @Field(() => [CodeProblem], { description: 'The codes that take nothing off.' })
  codeProblems!: CodeProblem[];

  @Field(() => VatCheckEntry, {
    nullable: true,
    description:
      'What becomes of `taxId`. Null without one, and of a shop that taxes businesses as everybody.',
  })
  vatCheck!: VatCheck | null;
}

/** A priced cart as the API shows it. */
export function toCart({
  quote,
  missingForFreeShipping,
  lines,
  shipping: { methods, method },
  paymentMethods,
  codeProblems,
  vatCheck,
}: PricedCart): Cart {
  const quotedOf = (each: OfferedMethod) => quoteShipping(each, quote);
  const discountOf = new Map(quote.lines.map(({ item, discount }) => [item, discount]));
  return {
    ...quote,
    get missingForFreeShipping() {
      return missingForFreeShipping();
    },
    codeProblems,
    vatCheck,
    paymentMethods,
    shippingMethods: methods.map(quotedOf),
    shippingMethod: method && quotedOf(method),
    lines: lines.map(({ product: productId, item: variantId, qty, variant }) => {
      const discount = discountOf.get(variantId) ?? 0;
      const product = variant?.product ?? null;
      const labels = variant ? optionLabels({ ...variant, optionNames: variant.product.optionNames }) : [];
      const image = variant?.picture ?? product?.image ?? '';
      return { productId, variantId, qty, variant, optionLabels: labels, image, product, discount };
    }),
  };
}
