import { Args, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { findCountry } from '#money/countries';
import type { TaxLine } from '#money/price-order';
import type { ShippingMethod } from '#money/shop-rules';
import type { SoldVariant } from '../catalog/find-variants.ts';
import { Product } from '../catalog/product.entity.ts';
import type { ProductRow } from '../catalog/product-row.ts';
import { Variant } from '../catalog/variant.entity.ts';
import type { Context } from '../core/context.ts';
import { CodeProblem, Discount } from '../promotions/discount.types.ts';
import { TaxLineEntry } from '../settings/tax-line.types.ts';
import { CartArgs } from './cart.inputs.ts';
import { quoteShipping, ShippingQuote } from './cart.types.ts';
import { priceCart } from './price-cart.ts';

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

  @Field(() => Int, { description: 'Number of pieces.' })
  qty!: number;

  @Field(() => Product, { nullable: true, description: 'Null when it is no longer sold.' })
  product!: ProductRow | null;

  @Field(() => Int, { description: 'What is taken off all pieces together, in minor units.' })
  discount!: number;
}

@ObjectType({
  description: 'A list of products at current prices. Nothing is stored or held.',
  simpleResolvers: true,
})
class Cart {
  @Field(() => [CartLine], { description: 'One line a variant.' })
  lines!: CartLine[];

  @Field(() => Int, { description: 'Sum of the lines, in minor units.' })
  itemsPrice!: number;

  @Field(() => Int, { description: 'Shipping by `shippingMethod`, in minor units.' })
  shippingPrice!: number;

  @Field(() => Int, { description: 'Tax in minor units: the sum of the tax lines.' })
  taxPrice!: number;

  @Field(() => Int, { description: 'What is to be paid, in minor units.' })
  totalPrice!: number;

  @Field(() => Boolean, { description: 'Whether the prices of lines and shipping include the tax.' })
  pricesIncludeTax!: boolean;

  @Field(() => [TaxLineEntry], { description: 'One a tax rate, each rounded half up once.' })
  taxLines!: TaxLine[];

  @Field(() => [ShippingQuote], {
    description: 'The ways of shipping this cart to that country, 50 at most; empty when nothing ships it.',
  })
  shippingMethods!: ShippingQuote[];

  @Field(() => ShippingQuote, {
    nullable: true,
    description: 'The one that the cart is priced with. Null when nothing ships it: it cannot be bought.',
  })
  shippingMethod!: ShippingQuote | null;

  @Field(() => Int, { description: 'What is taken off the lines, in minor units.' })
  discountPrice!: number;

  @Field(() => Int, { description: 'What is taken off the shipping, in minor units.' })
  shippingDiscount!: number;

  @Field(() => [Discount], { description: 'What is taken off in all, by promotion.' })
  discounts!: Discount[];

  @Field(() => [CodeProblem], { description: 'The codes that take nothing off.' })
  codeProblems!: CodeProblem[];
}

@Resolver()
export class CartResolver {
  @Query(() => Cart, {
    description:
      'Prices a list of products. A code that is unknown or does not apply is one of `codeProblems`. Errors: BAD_USER_INPUT; RATE_LIMITED when too many codes were unknown.',
  })
  async cart(@Args(() => CartArgs) { country, ...terms }: CartArgs, @Ctx() ctx: Context): Promise<Cart> {
    const cart = await priceCart(ctx, { ...terms, country: findCountryIn(country) });
    const { methods, method } = cart.shipping;
    const quoteOf = (each: ShippingMethod) => quoteShipping(each, cart.quote);
    const discountOf = new Map(cart.quote.lines.map(({ item, discount }) => [item, discount]));
    return {
      ...cart.quote,
      codeProblems: cart.codeProblems,
      shippingMethods: methods.map(quoteOf),
      shippingMethod: method && quoteOf(method),
      lines: cart.lines.map(({ product: productId, item: variantId, qty, variant }) => {
        const discount = discountOf.get(variantId) ?? 0;
        return { productId, variantId, qty, variant, product: variant?.product ?? null, discount };
      }),
    };
  }
}

/** Left out, it is the country of the shop; a text that names none is an unknown one. */
const findCountryIn = (country?: string | null) => (country?.trim() ? findCountry(country) : undefined);
