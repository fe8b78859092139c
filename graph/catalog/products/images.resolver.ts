import { Ctx, Extensions, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { batch } from '../../core/batch.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { findImages } from './find-images.ts';
import type { VariantRow } from './find-variants.ts';
import { Product } from './product.entity.ts';
import { MAX_IMAGES, ProductImage } from './product-image.entity.ts';
import type { ProductRow } from './product-row.ts';
import { Variant } from './variant.entity.ts';

@Resolver(() => Product)
export class ImagesResolver {
  @Extensions({ listSize: 4 })
  @FieldResolver(() => [ProductImage], {
    description: `Its pictures in their order, 1 to ${MAX_IMAGES}. The first one is its \`image\`.`,
  })
  images(@Root() { id }: ProductRow, @Ctx() ctx: Context) {
    return cacheForGuests(ctx, cacheKey('images of product', id), () =>
      batch(ctx, 'images', id, (ids) => findImages(ctx.em, ids)),
    );
  }
}

@Resolver(() => Variant)
export class VariantImageResolver {
  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'Identifier of the picture among `Product.images` that shows it; null when it has none of its own.',
  })
  imageId(@Root() { image }: VariantRow): string | null {
    return image?.id ?? null;
  }
}
