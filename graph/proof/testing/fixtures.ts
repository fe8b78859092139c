import { hash } from '@node-rs/argon2';
import { v7 } from 'uuid';
import { Category } from '../../catalog/categories/category.entity.ts';
import { PriceChange } from '../../catalog/products/price-change.entity.ts';
import { Product } from '../../catalog/products/product.entity.ts';
import { ProductImage } from '../../catalog/products/product-image.entity.ts';
import { StockMove } from '../../catalog/products/stock-move.entity.ts';
import { updatePrices } from '../../catalog/products/update-prices.ts';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { anonymous } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { slugOf } from '../../core/slug.ts';
import type { Database } from '../../db/orm.ts';
import { startGuestSession, startSession } from '../../people/accounts/sessions.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { declared } from '../../server/modules.ts';
import type { TestClient } from './test-client.ts';

/** Password of all users made for tests. Verifying is slow by design, so its hash has the lowest cost that there is. */
export const TEST_PASSWORD = 'correct horse';
export const TEST_PASSWORD_HASH = hash(TEST_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** A context in which only a session can be started. */
function sessionContext(orm: Database, client: TestClient, createdAt: Date): Context {
  const session = {
    token: null,
    clear: () => {},
    set: (token: string) => {
      client.cookie = `session=${token}`;
    },
  };
  const ports = { now: () => createdAt, events: { ...declared.events, followers: {} } };
  const settings = { strongStaff: 'off' };
  return {
    em: orm.em.fork(),
    session,
    actor: anonymous,
    ports,
    settings,
    userAgent: '',
  } as unknown as Context;
}

/** Gives `client` the session of a new guest. */
export async function startGuest(
  orm: Database,
  client: TestClient,
  { createdAt, email = `${v7()}@example.com` }: { createdAt: Date; email?: string },
): Promise<TestClient> {
  const guest = { kind: 'guest', name: 'Gil Guest', email, guestEmailKey: email, createdAt } as const;
  client.user = Object.assign(new User(), guest);
  await startGuestSession(sessionContext(orm, client, createdAt), client.user);
  return client;
}

/** Signs `client` in as a new user. */
export async function signIn(
  orm: Database,
  client: TestClient,
  { isAdmin = false, permissions = [], emailVerifiedAt, createdAt }: Partial<User> & { createdAt: Date },
): Promise<TestClient> {
  const em = orm.em.fork();
  const email = `${v7()}@example.com`;
  client.user = em.create(User, {
    name: isAdmin ? 'Ada Admin' : 'Sam Shopper',
    email,
    emailKey: email,
    passwordHash: await TEST_PASSWORD_HASH,
    isAdmin,
    permissions,
    emailVerifiedAt,
    createdAt,
  });
  await em.flush();
  await startSession(sessionContext(orm, client, createdAt), client.user);
  return client;
}

/** The id of a category, which is made unless it exists. */
async function categoryId(orm: Database, name: string): Promise<string> {
  const em = orm.em.fork();
  await em.execute('insert into categories (id, name, slug) values (?, ?, ?) on conflict do nothing', [
    v7(),
    name,
    slugOf(name) ?? 'category',
  ]);
  return (await em.findOneOrFail(Category, { name })).id;
}

/** Stores a product and its initial stock: price 49.99 and ten units, unless `product` overrides them. */
export async function addProduct(orm: Database, product: Partial<Product>): Promise<Product> {
  const em = orm.em.fork();
  const added = em.create(Product, {
    name: `Lamp ${v7().slice(-6)}`,
    image: '/images/lamp-800.webp',
    brand: 'Lumen',
    category: 'Home',
    description: 'A lamp.',
    price: 4999,
    countInStock: 10,
    ...product,
  } as Product);
  const { id, price, countInStock, category } = added;
  added.listedIn = em.getReference(Category, await categoryId(orm, category));
  const variant = em.create(Variant, { id, product: added, price, countInStock });
  em.create(ProductImage, { product: added, path: added.image, position: 0 });
  em.create(PriceChange, { variant, price, fromAt: added.createdAt });
  em.create(StockMove, { variant, qty: countInStock, reason: 'initial' });
  await em.flush();
  return added;
}

/** What a test says of a variant; the price and the stock are those of its product unless it does. */
type VariantSample = Pick<Variant, 'options'> & Partial<Variant>;

/** Stores a product with these variants, of which the first has its id. */
export async function addVariants(
  orm: Database,
  product: Partial<Product>,
  [first, ...others]: VariantSample[],
): Promise<{ product: Product; variants: Variant[] }> {
  const { id, countInStock } = await addProduct(orm, { ...product, ...stockOf(first) });
  const em = orm.em.fork();
  const added = await em.findOneOrFail(Product, id);
  const variants = [em.assign(await em.findOneOrFail(Variant, id), first!)];
  for (const [index, sample] of others.entries()) {
    const { price } = added;
    const variant = em.create(Variant, {
      product: added,
      price,
      countInStock,
      ...sample,
      position: index + 1,
    });
    em.create(StockMove, { variant, qty: variant.countInStock, reason: 'initial' });
    variants.push(variant);
  }
  await em.flush();
  await updatePrices(em, { now: () => added.createdAt }, id);
  return { product: await em.refreshOrFail(added), variants };
}

const stockOf = ({ countInStock }: Partial<Variant> = {}) =>
  countInStock === undefined ? {} : { countInStock };
