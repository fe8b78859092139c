import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { SoldVariant } from '../catalog/find-variants.ts';
import { Product } from '../catalog/product.entity.ts';
import type { ProductRow } from '../catalog/product-row.ts';
import { Variant } from '../catalog/variant.entity.ts';
import type { Context } from '../core/context.ts';
import { CartLineInput } from './cart.inputs.ts';
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

  @Field(() => Int, { description: 'Shipping in minor units: 10000, or 0 above an items price of 10000.' })
  shippingPrice!: number;

  @Field(() => Int, { description: 'Tax in minor units: 15 % of the items price, rounded half up.' })
  taxPrice!: number;

  @Field(() => Int, { description: 'What is to be paid, in minor units.' })
  totalPrice!: number;
}

@Resolver()
export class CartResolver {
  @Query(() => Cart, { description: 'Prices a list of products. Errors: BAD_USER_INPUT.' })
  async cart(
    @Arg('lines', () => [CartLineInput], { description: 'At most 100 lines.' }) lines: CartLineInput[],
    @Ctx() ctx: Context,
  ): Promise<Cart> {
    const cart = await priceCart(ctx, { lines });
    return {
      ...cart.quote,
      lines: cart.lines.map(({ product: productId, item: variantId, qty, variant }) => {
        return { productId, variantId, qty, variant, product: variant?.product ?? null };
      }),
    };
  }
}
