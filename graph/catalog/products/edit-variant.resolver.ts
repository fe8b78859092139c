import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Id, Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { AdjustStockArgs } from './adjust-stock.inputs.ts';
import { adjustStock } from './adjust-stock.ts';
import { UpdateVariantInput } from './edit-variant.inputs.ts';
import { findVariantBySku } from './find-variant.ts';
import type { VariantRow } from './find-variants.ts';
import { updateVariant } from './update-variant.ts';
import { Variant } from './variant.entity.ts';

@Resolver(() => Variant)
export class EditVariantResolver {
  @Query(() => Variant, {
    description:
      'The variant with this SKU, as it is written; of a draft for admins only. Errors: NOT_FOUND.',
  })
  variant(
    @Arg('sku', () => String, { description: "The shop's own number of it." }) sku: string,
    @Ctx() ctx: Context,
  ) {
    return findVariantBySku(ctx, sku);
  }

  @FieldResolver(() => ID, { description: 'Identifier of its product.' })
  productId(@Root() { product }: Pick<VariantRow, 'product'>): string {
    return product.id;
  }

  @Authorized(Permission.Products)
  @Mutation(() => Variant, {
    description:
      'For admins: changes what is sent of one variant, and nothing of the others. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; BAD_USER_INPUT and SKU_TAKEN with `fields`; CONFLICT with `variants` when stock or prices are not the expected ones. Then nothing is changed.',
  })
  updateVariant(
    @Id('variant') id: string,
    @Input(UpdateVariantInput) input: UpdateVariantInput,
    @Ctx() ctx: Context,
  ) {
    return updateVariant(ctx, id, input);
  }

  @Authorized(Permission.Products)
  @Mutation(() => Variant, {
    description:
      'For admins: adds units to the stock of a variant, or takes some out, whatever it is by now. Each call counts, unless it repeats one with the same idempotency key. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT; CONFLICT with `countInStock` when there are too few units. Then nothing is changed.',
  })
  adjustStock(@Args(() => AdjustStockArgs) args: AdjustStockArgs, @Ctx() ctx: Context) {
    return adjustStock(ctx, args);
  }
}
