import { randomUUID } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { demoLogins } from '../accounts/demo-logins.ts';
import { hashPassword } from '../accounts/password.ts';
import { User } from '../accounts/user.entity.ts';
import { Attribute } from '../catalog/attribute.entity.ts';
import { Category } from '../catalog/category.entity.ts';
import { Product } from '../catalog/product.entity.ts';
import { ProductImage } from '../catalog/product-image.entity.ts';
import { Synonym } from '../catalog/search.entity.ts';
import { Slug } from '../catalog/slug.entity.ts';
import { StockMove } from '../catalog/stock-move.entity.ts';
import { Variant } from '../catalog/variant.entity.ts';
import { slugOf } from '../core/slug.ts';
import { Review } from '../reviews/review.entity.ts';
import { demoAttributes, demoAttributesOf } from './demo/attributes.ts';
import { demoImages } from './demo/demo-images.ts';
import { type DemoCategory, demoProducts } from './demo/demo-products.ts';
import { demoPeople } from './demo/people.ts';
import { demoReviews } from './demo/reviews.ts';
import { demoSynonyms } from './demo/synonyms.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Key of the advisory lock; arbitrary, and used for nothing else. */
const LOCK = 20_262_212;

/**
 * Fills an empty shop with the demo catalogue, its reviews and their authors, and the two logins. Call it in a
 * transaction: other processes that start at the same time wait for its end, and then have nothing to do.
 */
export async function seedDemo(em: SqlEntityManager, now: Date): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [LOCK]);
  if ((await em.count(Product)) > 0) return;
  const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const users = await insertUsers(em, daysBefore(900));
  const reviews = demoReviews();
  const productIds = new Map(
    demoProducts.map(({ slug, addedDaysAgo }) => [slug, idAt(daysBefore(addedDaysAgo))]),
  );
  const categories = await insertCategories(em);
  await em.insertMany(Attribute, demoAttributes);
  await em.insertMany(
    Product,
    demoProducts.map(({ slug, priceCents, addedDaysAgo, countInStock: _stock, ...product }) => {
      const stars = reviews.filter((review) => review.productSlug === slug).map((review) => review.rating);
      return {
        ...product,
        id: productIds.get(slug)!,
        slug,
        listedIn: categories.get(product.category)!,
        attributes: demoAttributesOf(slug),
        image: demoImages({ slug, name: product.name })[0]!.path,
        price: priceCents,
        ratingHistogram: [1, 2, 3, 4, 5].map((n) => stars.filter((rating) => rating === n).length),
        createdAt: daysBefore(addedDaysAgo),
      };
    }),
  );
  await em.insertMany(
    Slug,
    demoProducts.map(({ slug }) => ({ slug, product: productIds.get(slug)! })),
  );
  await em.insertMany(
    ProductImage,
    demoProducts.flatMap((product) =>
      demoImages(product).map((image) => ({ id: v7(), product: productIds.get(product.slug)!, ...image })),
    ),
  );
  await em.insertMany(
    Variant,
    demoProducts.map(({ slug, priceCents: price, countInStock }) => {
      const id = productIds.get(slug)!;
      return { id, product: id, price, countInStock };
    }),
  );
  await em.insertMany(
    StockMove,
    demoProducts.map(({ slug, countInStock }) => {
      return { id: v7(), variant: productIds.get(slug)!, qty: countInStock, reason: 'initial' as const };
    }),
  );
  await insertPrices(em, daysBefore(10));
  await em.insertMany(
    Synonym,
    demoSynonyms.map(({ words, finds = [] }) => ({ id: v7(), words, finds, createdAt: now })),
  );
  await em.insertMany(
    Review,
    reviews.map(({ productSlug, personEmail, rating, comment, daysAgo }) => {
      const author = users.get(personEmail)!;
      const createdAt = daysBefore(daysAgo);
      const product = productIds.get(productSlug)!;
      return { id: idAt(createdAt), product, user: author.id, name: author.name, rating, comment, createdAt };
    }),
  );
}

/** What everything has cost: what is reduced was until `reducedAt` sold at its price of before. */
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

async function insertCategories(em: SqlEntityManager): Promise<Map<DemoCategory, string>> {
  const names = [...new Set(demoProducts.map(({ category }) => category))].sort();
  const rows = names.map((name, position) => ({ id: v7(), name, slug: slugOf(name, ''), position }));
  await em.insertMany(Category, rows);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function insertUsers(em: SqlEntityManager, createdAt: Date) {
  // The authors of reviews cannot sign in: the password is random.
  const passwordHash = await hashPassword(randomUUID());
  const people = demoPeople.map((person) => ({ ...person, passwordHash, isAdmin: false }));
  const logins = await Promise.all(
    demoLogins.map(async ({ password, ...login }) => ({
      ...login,
      passwordHash: await hashPassword(password),
    })),
  );
  const users = [...logins, ...people].map((user) => ({
    ...user,
    id: idAt(createdAt),
    emailKey: user.email.toLowerCase(),
    emailVerifiedAt: createdAt,
    createdAt,
  }));
  await em.insertMany(User, users);
  return new Map(users.map((user) => [user.email, user]));
}

/** A time-ordered id of that moment. */
function idAt(moment: Date): string {
  return v7({ msecs: moment.getTime() });
}
