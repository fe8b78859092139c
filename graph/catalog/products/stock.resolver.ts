import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { availableOf, availableUnits, backorderLimitOf } from './available-units.ts';
import type { VariantRow } from './find-variants.ts';
import { Product } from './product.entity.ts';
import type { ProductRow } from './product-row.ts';
import { Variant } from './variant.entity.ts';
import { variantsOf } from './variants.resolver.ts';

type Stocked = Pick<VariantRow, 'countInStock' | 'backorderLimit'>;

@Resolver(() => Variant)
export class VariantStockResolver {
  @FieldResolver(() => Int, {
    description:
      'Units in stock that can be bought now, without those on backorder. Units held by open checkouts are not counted.',
  })
  countInStock(@Root() { countInStock }: Stocked): number {
    return Math.max(0, countInStock);
  }

  @FieldResolver(() => Int, {
    description:
      'Units that can be bought now: those in stock, and those that may be sold on backorder before they are there.',
  })
  availableQuantity(@Root() variant: Stocked): number {
    return availableUnits(variant);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'For staff with the permission PRODUCTS: units in stock; below zero, those that were sold on backorder and are not there. Null for others.',
  })
  inventoryQuantity(@Root() { countInStock }: Stocked, @Ctx() { actor }: Context): number | null {
    return actor.can(Permission.Products) ? countInStock : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'For staff with the permission PRODUCTS: units that may be sold beyond the stock; null for others, and when it is not sold on backorder. 0 when it is no more, but units that were sold so are not there yet.',
  })
  backorderLimit(@Root() variant: Stocked, @Ctx() { actor }: Context): number | null {
    return actor.can(Permission.Products) ? backorderLimitOf(variant) : null;
  }
}

@Resolver(() => Product)
export class ProductStockResolver {
  @FieldResolver(() => Int, {
    description:
      'Units that can be bought now, of all variants together: those in stock, and those that may be sold on backorder before they are there.',
  })
  availableQuantity(@Root() product: ProductRow): number {
    return availableOf(product);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'For staff with the permission PRODUCTS: units in stock of all variants together, of which those that were sold on backorder and are not there count below zero. Null for others.',
  })
  async inventoryQuantity(@Root() product: ProductRow, @Ctx() ctx: Context): Promise<number | null> {
    if (!ctx.actor.can(Permission.Products)) return null;
    return (await variantsOf(ctx, product)).reduce((sum, { countInStock }) => sum + countInStock, 0);
  }
}
