import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Permission } from '../../core/actor.ts';
import { address, startCheckout } from '../testing/buying.ts';
import { placeReserved } from '../testing/captured-on-shipment.ts';
import { payBefore, rest } from '../testing/rest.ts';
import { TestClient } from '../testing/test-client.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';
import { signedIn } from './signed-in.ts';

/** The callers: "owner" owns the requested object, "other" owns another object of the kind, "shopper" owns none. */
export const roles = ['guest', 'shopper', 'other', 'owner', 'admin'] as const;
export type Role = (typeof roles)[number];

/**
 * The expected response for each role, in the order of `roles`, the required permission, if there is one, another one that is required `also`, and the response to a
 * guest with a session, if it is not that of anybody without one.
 */
export type Responses<Outcome> = readonly [
  guest: Outcome,
  shopper: Outcome,
  other: Outcome,
  owner: Outcome,
  admin: Outcome,
] & { permission?: Permission; also?: Permission; guestBuyer?: Outcome };

/** Callers who lose their rights during a session, and the role they are left with. */
const lapsed = { demoted: 'shopper', deleted: 'guest' } as const;
type Lapsed = keyof typeof lapsed;
type Caller = Role | Lapsed | 'guestBuyer';

/** All callers. Among those with rights the admin comes last, since an admin's request may delete the object. */
export const callers: readonly Caller[] = ['guestBuyer', ...roles, 'demoted', 'deleted'];

/** Returns the expected response to a caller, from a row of the matrix. */
export function responseTo<Outcome>(row: Responses<Outcome>, caller: Caller): Outcome {
  if (caller === 'guestBuyer') return row.guestBuyer ?? row[0];
  const role = caller === 'demoted' || caller === 'deleted' ? lapsed[caller] : caller;
  return row[roles.indexOf(role)] as Outcome;
}

/** One client for each caller, all but `guest` with a session, and nothing done yet. */
export interface Stage extends Record<Caller, TestClient> {
  shop: TestShop;
}

/** A shop whose provider sends no webhooks: only requests change its data. */
export const quietShop = () => testShop({ webhooks: false });

/** A client whose account was deleted during its session. Deletion is slow by design, so tests share one. */
export async function deletedShopper(shop: TestShop): Promise<TestClient> {
  const deleted = await shop.shopper();
  await profile(deleted, 200);
  const { status } = await rest(await shop.admin(), 'DELETE', `/users/${deleted.user.id}`);
  if (status !== 200) throw new Error('The account could not be deleted.');
  return deleted;
}

const someone = { name: 'Sam Shopper' };
const admin = { name: 'Ada Admin', isAdmin: true };
const guestBuyer = { name: 'Gil Guest', kind: 'guest' as const };

/**
 * Creates new accounts, so that one request cannot affect the response to the next. Only with `deleted` have callers lost
 * their rights: without it `demoted` never had them, and `deleted` is a guest.
 */
export async function setStage(shop: TestShop, deleted?: TestClient): Promise<Stage> {
  const owner = { name: `Olga Owner ${randomUUID()}` };
  const demoted = deleted ? admin : someone;
  const people = await signedIn(shop, {
    shopper: someone,
    other: someone,
    owner,
    admin,
    demoted,
    guestBuyer,
  });
  if (deleted) {
    await profile(people.demoted, 200);
    await shop.em().execute('update users set is_admin = false where id = ?', [people.demoted.user.id]);
  }
  const guest = shop.guest();
  return { shop, guest, ...people, deleted: deleted ? sameBrowser(deleted) : guest };
}

/** A copy with the same cookie, since a registration replaces the cookie of its client. */
function sameBrowser({ url, cookie, user }: TestClient): TestClient {
  return Object.assign(new TestClient(url), { cookie, user });
}

async function profile(client: TestClient, expected: number): Promise<void> {
  const { status } = await rest(client, 'GET', '/users/profile');
  if (status !== expected) throw new Error(`The profile responded with status ${status}.`);
}

/** The owner's street, which only the owner and admins may read. */
const SECRET_STREET = '7 Secret Garden';

/** What a client posts to order one lamp. */
export async function lampCart({ shop }: Stage, street = address.address) {
  const { id } = await shop.addProduct();
  const cartItems = [{ product: id, qty: 1, price: 49.99 }];
  return { cartItems, shippingAddress: { ...address, address: street }, paymentMethode: 'PayPal' };
}

/** The id of a new order of this client, paid by default. */
export async function placedOrder(stage: Stage, client: TestClient, paid = true): Promise<string> {
  const paymentResult = paid ? await payBefore(stage.shop, 157_49) : undefined;
  const cart = await lampCart(stage, client === stage.owner ? SECRET_STREET : address.address);
  const { body } = await rest(client, 'POST', '/order', { ...cart, paymentResult });
  return body._id;
}

/** The id of an order of the owner whose money is reserved, to be captured when it is shipped. */
export async function reservedOrder({ shop, owner }: Stage): Promise<string> {
  return placeReserved(shop, owner, await startCheckout(owner, (await shop.addProduct()).id));
}

/** The id of a new checkout of the owner. */
export async function ownersCheckout({ shop, owner }: Stage): Promise<string> {
  return (await startCheckout(owner, (await shop.addProduct()).id)).id;
}

/** The id of a product that the owner has reviewed. */
export async function reviewedProduct({ shop, owner }: Stage): Promise<string> {
  const { id } = await shop.addProduct();
  await rest(owner, 'POST', `/products/${id}`, { rating: 4, comment: 'Good.' });
  return id;
}

/** A small picture. */
export async function picture(): Promise<Blob> {
  const red = { create: { width: 9, height: 9, channels: 3, background: 'red' } } as const;
  return new Blob([new Uint8Array(await sharp(red).png().toBuffer())]);
}

/** The contents of the database as text, without the rate limits, to check what must not change and what must never be stored. */
export async function everything({ orm }: TestShop): Promise<string> {
  const em = orm.em.fork();
  const tables = await em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits' order by 1`,
  );
  const rows = tables.map(
    ({ name }) =>
      `(select '${name}: ' || coalesce(string_agg(t::text, E'\\n' order by t::text), '') as text from "${name}" t)`,
  );
  const texts = await em.execute<{ text: string }[]>(rows.join(' union all '));
  return texts.map(({ text }) => text).join('\n');
}

/** The secrets in a response that the caller must not read: e-mail addresses and streets of others, and internals of the server. */
export function leaksTo(stage: Stage, caller: Caller, text: string): string[] {
  const inside = text.match(/password_?hash|token_?hash|argon2|email_?key|node_modules|select /gi) ?? [];
  if (caller === 'admin') return inside;
  const people = [stage.guestBuyer, stage.shopper, stage.other, stage.owner, stage.admin, stage.demoted];
  const others = people.filter((person) => person !== stage[caller]).map(({ user }) => user.email);
  const homes = caller === 'owner' ? [] : [SECRET_STREET];
  return [...inside, ...[...others, ...homes].filter((secret) => text.includes(secret))];
}
