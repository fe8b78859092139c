import { Args, Authorized, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { batch } from '../../core/batch.ts';
import { BulkArgs, BulkResult } from '../../core/bulk.ts';
import type { Context } from '../../core/context.ts';
import { ofArgument } from '../../core/list-size.ts';
import { UndoUpdateProductsArgs, UpdateProductsArgs } from './bulk-products.inputs.ts';
import { deleteProducts } from './delete-products.ts';
import { Product } from './product.entity.ts';
import { type ProductRow, productRead } from './product-row.ts';
import { RESTORE_DAYS } from './restorable.ts';
import { restoreProducts } from './restore-products.ts';
import { UNDO_HOURS, undoUpdateProducts } from './undo-update-products.ts';
import { updateProducts } from './update-products.ts';

const readNow = productRead<[ids: readonly string[]]>('where id = any($1::uuid[]) and deleted_at is null');

@Resolver()
export class BulkProductsResolver {
  @Authorized(Permission.Products)
  @Extensions({ listSize: ofArgument('products') })
  @Mutation(() => [BulkResult], {
    description:
      'For admins: makes the same changes to many products; one that is refused does not stop the others. Returns the result of each, in the order of `products`, with NOT_FOUND, CONFLICT when prices or stock are not those that were expected, or BAD_USER_INPUT for a price or a stock that cannot be. Errors: UNAUTHENTICATED, FORBIDDEN; BAD_USER_INPUT for wrong changes: then nothing was changed.',
  })
  updateProducts(@Args(() => UpdateProductsArgs) args: UpdateProductsArgs, @Ctx() ctx: Context) {
    return updateProducts(ctx, args);
  }

  @Authorized(Permission.Products)
  @Extensions({ listSize: ofArgument('ids') })
  @Mutation(() => [BulkResult], {
    description: `For admins: gives products what they had before an \`updateProducts\` of the viewer, the last one or the one with the key, within ${UNDO_HOURS} hours; units that were sold meanwhile stay sold, and what was undone already stays as it is. Returns the result of each, in the order of \`ids\`, with NOT_FOUND, or CONFLICT when it was edited since, or more units were sold than it had. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.`,
  })
  undoUpdateProducts(@Args(() => UndoUpdateProductsArgs) args: UndoUpdateProductsArgs, @Ctx() ctx: Context) {
    return undoUpdateProducts(ctx, args);
  }

  @Authorized(Permission.Products)
  @Extensions({ listSize: ofArgument('ids') })
  @Mutation(() => [BulkResult], {
    description:
      'For admins: deletes products as `deleteProduct` does; one that is refused does not stop the others. Returns the result of each, in the order of `ids`, with NOT_FOUND, or BACKORDERED. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  deleteProducts(@Args(() => BulkArgs) { ids }: BulkArgs, @Ctx() ctx: Context) {
    return deleteProducts(ctx, ids);
  }

  @Authorized(Permission.Products)
  @Extensions({ listSize: ofArgument('ids') })
  @Mutation(() => [BulkResult], {
    description: `For admins: brings products back that were deleted within the last ${RESTORE_DAYS} days, as they were: with their variants, stock, pictures, reviews and addresses. Returns the result of each, in the order of \`ids\`, with NOT_FOUND, or SKU_TAKEN when another product has a SKU of it by now. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.`,
  })
  restoreProducts(@Args(() => BulkArgs) { ids }: BulkArgs, @Ctx() ctx: Context) {
    return restoreProducts(ctx, ids);
  }
}

@Resolver(() => BulkResult)
export class BulkResultResolver {
  @FieldResolver(() => Product, {
    nullable: true,
    description:
      'Of products that were to be changed: the product as it is now, to try a change that was refused again with what is seen of it; null when there is none, and for anything else.',
  })
  product(@Root() { id, code }: BulkResult, @Ctx() ctx: Context): Promise<ProductRow | null> | null {
    if (code === 'NOT_FOUND') return null;
    return batch(ctx, 'changed products', id.toLowerCase(), async (ids) => {
      const rows = new Map((await readNow(ctx.em, ids)).map((row) => [row.id, row]));
      return ids.map((each) => rows.get(each) ?? null);
    });
  }
}
