import { randomUUID } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { Product } from '../catalog/products/product.entity.ts';
import { Review } from '../catalog/reviews/review.entity.ts';
import { Synonym } from '../catalog/search/search.entity.ts';
import { demoLogins } from '../people/accounts/demo-logins.ts';
import { hashPassword } from '../people/accounts/password.ts';
import { User } from '../people/accounts/user.entity.ts';
import { demoPeople } from './catalogue/people.ts';
import { demoReviews } from './catalogue/reviews.ts';
import { demoSynonyms } from './catalogue/synonyms.ts';
import { seedDemoOrders } from './seed-demo-orders.ts';
import { insertProducts } from './seed-demo-products.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Key of the advisory lock; arbitrary, and used for nothing else. */
const LOCK = 20_262_212;

/**
 * Fills an empty shop with the demo catalogue, its reviews and their authors, 60 days of orders, and the two logins. Call it in a
 * transaction: other processes that start at the same time wait for its end, and then have nothing to do.
 */
export async function seedDemo(em: SqlEntityManager, now: Date, currency = 'INR'): Promise<void> {
  // The limits are those of requests; filling a shop may take longer on a busy machine.
  await em.execute(
    "select set_config(name, '0', true) from unnest(array['lock_timeout', 'statement_timeout']) name",
  );
  await em.execute('select pg_advisory_xact_lock(?)', [LOCK]);
  if ((await em.count(Product)) > 0) return;
  const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const users = await insertUsers(em, daysBefore(900));
  const reviews = demoReviews();
  const products = await insertProducts(em, daysBefore, reviews);
  await em.insertMany(
    Synonym,
    demoSynonyms.map(({ words, finds = [] }) => ({ id: v7(), words, finds, createdAt: now })),
  );
  await em.insertMany(
    Review,
    reviews.map(({ productSlug, personEmail, rating, comment, daysAgo }) => {
      const author = users.get(personEmail)!;
      const createdAt = daysBefore(daysAgo);
      const product = products.get(productSlug)!.id;
      return { id: idAt(createdAt), product, user: author.id, name: author.name, rating, comment, createdAt };
    }),
  );
  await seedDemoOrders(em, { now, currency, buyers: users, products });
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
