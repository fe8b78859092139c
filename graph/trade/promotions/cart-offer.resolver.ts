import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { cartOffer } from '#money/cart-offer';
import { formatMoney } from '#money/format-money';
import { collectionsOf } from '../../catalog/collections/collections-of.ts';
import { Product } from '../../catalog/products/product.entity.ts';
import type { ProductRow } from '../../catalog/products/product-row.ts';
import { batch, batchOne } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { moneySettings } from '../../platform/settings/shop-settings.ts';
import { categoriesAbove, collectionsIn } from './discount-cart.ts';
import { findAutomatic } from './find-offered.ts';

@Resolver(() => Product)
export class CartOfferResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'What an automatic promotion takes off one unit at its lowest price, as a text to show: "-10 % in the cart". Null when none does for everybody.',
  })
  async cartOffer(
    @Root() { id: product, price, taxClass }: ProductRow,
    @Ctx() ctx: Context,
  ): Promise<string | null> {
    const offered = await batchOne(ctx, 'automatic promotions', () => findAutomatic(ctx));
    if (offered.length === 0) return null;
    const categoryIds = offered.some((promotion) => promotion.categoryIds.length > 0)
      ? await batch(ctx, 'categories above', product, (ids) => categoriesAbove(ctx.em, ids))
      : [];
    const wanted = collectionsIn(offered);
    const collectionIds =
      wanted.length > 0
        ? await batch(ctx, `collections ${wanted}`, product, (ids) => collectionsOf(ctx, ids, wanted))
        : [];
    const offer = cartOffer(
      { product, categoryIds, collectionIds, price, taxClass, qty: 1 },
      offered,
      ctx.ports.now(),
    );
    if (!offer) return null;
    const amount =
      offer.kind === 'percent'
        ? `${offer.value / 100} %`
        : formatMoney(Math.min(offer.value, price), await moneySettings(ctx));
    return `-${amount} in the cart`;
  }
}
