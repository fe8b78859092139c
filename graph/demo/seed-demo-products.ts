import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { Attribute } from '../catalog/attributes/attribute.entity.ts';
import { Category } from '../catalog/categories/category.entity.ts';
import { Product } from '../catalog/products/product.entity.ts';
import { ProductImage } from '../catalog/products/product-image.entity.ts';
import { Slug } from '../catalog/products/slug.entity.ts';
import { StockMove } from '../catalog/products/stock-move.entity.ts';
import { Variant } from '../catalog/products/variant.entity.ts';
import { slugOf } from '../core/slug.ts';
import { demoAttributes, demoAttributesOf, demoWeightOf } from './catalogue/attributes.ts';
import { demoImages } from './catalogue/demo-images.ts';
import { type DemoCategory, demoProducts } from './catalogue/demo-products.ts';
import { piecesSold } from './catalogue/orders.ts';
import type { DemoReview } from './catalogue/reviews.ts';
import { type DemoVariant, demoOptionNames, demoVariants } from './catalogue/variants.ts';

export interface StoredProduct {
  id: string;
  name: string;
  optionNames: string[];
  variants: (Pick<DemoVariant, 'options' | 'sku'> & { id: string; price: number; image: string })[];
}

/** Inserts the categories, attributes, products, pictures, variants and stock of the demo. Returns the products by their slugs. */
export async function insertProducts(
  em: SqlEntityManager,
  daysBefore: (days: number) => Date,
  reviews: readonly DemoReview[],
): Promise<Map<string, StoredProduct>> {
  const categories = await insertCategories(em);
  await em.insertMany(Attribute, demoAttributes);
  const sold = piecesSold();
  const reviewsOf = Map.groupBy(reviews, ({ productSlug }) => productSlug);
  const rows = demoProducts.map((product) => {
    const id = v7({ msecs: daysBefore(product.addedDaysAgo).getTime() });
    const images = demoImages(product).map((image) => ({ id: v7(), product: id, ...image }));
    const variants = demoVariants(product).map(({ colour, ...variant }, position) => {
      // The first variant of a product has its id.
      const variantId = position === 0 ? id : v7();
      const image = (colour && images.find((picture) => picture.colour === colour)?.id) ?? null;
      const weight = demoWeightOf(product.slug);
      return { ...variant, id: variantId, product: id, price: product.priceCents, weight, image, position };
    });
    return { product, id, images, variants };
  });
  const products = rows.map(
    ({ product: { slug, priceCents, addedDaysAgo, countInStock, ...product }, id, images, variants }) => ({
      ...product,
      id,
      slug,
      listedIn: categories.get(product.category)!,
      attributes: demoAttributesOf(slug),
      image: images[0]!.path,
      price: priceCents,
      compareAtPrice: variants[0]!.compareAtPrice,
      isOnSale: variants[0]!.compareAtPrice !== null,
      optionNames: demoOptionNames({ slug, countInStock }),
      ratingHistogram: histogram(reviewsOf.get(slug) ?? []),
      createdAt: daysBefore(addedDaysAgo),
    }),
  );
  await em.insertMany(Product, products);
  const slugs = rows.map(({ product: { slug }, id }) => ({ slug, product: id }));
  await em.insertMany(Slug, slugs);
  const images = rows.flatMap(({ images }) => images.map(({ colour: _, ...image }) => image));
  await em.insertMany(ProductImage, images);
  const variants = rows.flatMap(({ variants }) => variants);
  await em.insertMany(Variant, variants);
  const moves = rows.flatMap(({ variants }) =>
    variants.map(({ id: variant, sku, countInStock }) => {
      const qty = countInStock + (sold.get(sku) ?? 0);
      return { id: v7(), variant, qty, reason: 'initial' as const };
    }),
  );
  await em.insertMany(StockMove, moves);
  await insertPrices(em, daysBefore(10));
  return new Map(
    rows.map(({ product, id, images, variants }) => {
      const pictureOf = (own: string | null) => (images.find((image) => image.id === own) ?? images[0]!).path;
      const shown = variants.map((variant) => ({ ...variant, image: pictureOf(variant.image) }));
      return [
        product.slug,
        { id, name: product.name, optionNames: demoOptionNames(product), variants: shown },
      ];
    }),
  );
}

const histogram = (reviews: readonly DemoReview[]) =>
  [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length);

async function insertCategories(em: SqlEntityManager): Promise<Map<DemoCategory, string>> {
  const names = [...new Set(demoProducts.map(({ category }) => category))].sort();
  const rows = names.map((name, position) => ({ id: v7(), name, slug: slugOf(name)!, position }));
  await em.insertMany(Category, rows);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** What everything has cost: what is reduced was until `reducedAt` sold at its previous price. */
async function insertPrices(em: SqlEntityManager, reducedAt: Date): Promise<void> {
  await em.execute(
    `insert into price_changes (variant_id, from_at, price)
     select v.id, least(p.created_at, ?::timestamptz - interval '60 days'), coalesce(v.compare_at_price, v.price)
     from variants v join products p on p.id = v.product_id`,
    [reducedAt],
  );
  await em.execute(
    `insert into price_changes (variant_id, from_at, price, compare_at_price)
     select id, ?, price, compare_at_price from variants where compare_at_price is not null`,
    [reducedAt],
  );
  await em.execute(
    'update variants set lowest_price_30d = compare_at_price where compare_at_price is not null',
  );
}
