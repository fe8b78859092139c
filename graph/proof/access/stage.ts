import sharp from 'sharp';
import type { Permission } from '../../core/actor.ts';
import { address, startCheckout } from '../testing/buying.ts';
import { payBefore, rest } from '../testing/rest.ts';
import { TestClient } from '../testing/test-client.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';

/** Who asks: "owner" has the thing that is asked for, "other" has such a thing too, "shopper" has nothing. */
export const roles = ['guest', 'shopper', 'other', 'owner', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The response for each role, in the order of `roles`, and the permission that is needed, if there is one. */
export type Answers<Answer> = readonly [
  guest: Answer,
  shopper: Answer,
  other: Answer,
  owner: Answer,
  admin: Answer,
] & { permission?: Permission };

/** Whose rights end while the session lasts, and which role is left of them. */
const lapsed = { demoted: 'shopper', deleted: 'guest' } as const;
type Lapsed = keyof typeof lapsed;

/** Everybody who asks. The admin comes last of those with rights, since an admin's call may take the thing away. */
export const callers: readonly (Role | Lapsed)[] = [...roles, 'demoted', 'deleted'];

/** A place in the order of `roles` for everybody, so that each caller finds the answer in a row. */
export function answerOf<Answer>(answers: Answers<Answer>, caller: Role | Lapsed): Answer {
  const role = caller === 'demoted' || caller === 'deleted' ? lapsed[caller] : caller;
  return answers[roles.indexOf(role)] as Answer;
}

/** People who have done nothing yet, each with a session. */
export interface Stage extends Record<Role | Lapsed, TestClient> {
  shop: TestShop;
}

/** A shop whose provider tells it nothing by itself: whatever changes in it was asked for. */
export const quietShop = () => testShop({ webhooks: false });

/** Somebody who was deleted while signed in. Deleting is slow by design, so one stands for all. */
export async function deletedShopper(shop: TestShop): Promise<TestClient> {
  const deleted = await shop.shopper();
  await profile(deleted, 200);
  const { status } = await rest(await shop.admin(), 'DELETE', `/users/${deleted.user.id}`);
  if (status !== 200) throw new Error('The account could not be deleted.');
  return deleted;
}

/** Fresh people, so that what one call does cannot change the answer to the next one's. */
export async function setStage(shop: TestShop, deleted: TestClient): Promise<Stage> {
  const [shopper, other, owner, admin, demoted] = await Promise.all([
    shop.shopper(),
    shop.shopper(),
    shop.shopper(),
    shop.admin(),
    shop.admin(),
  ]);
  await profile(demoted, 200);
  await shop.orm.em.fork().execute('update users set is_admin = false where id = ?', [demoted.user.id]);
  const guest = shop.guest();
  return { shop, guest, shopper, other, owner, admin, demoted, deleted: sameBrowser(deleted) };
}

/** A copy with the same cookie: who registers gets another one. */
function sameBrowser({ url, cookie, user }: TestClient): TestClient {
  return Object.assign(new TestClient(url), { cookie, user });
}

async function profile(client: TestClient, expected: number): Promise<void> {
  const { status } = await rest(client, 'GET', '/users/profile');
  if (status !== expected) throw new Error(`The profile answered ${status}.`);
}

/** Where the owner lives: nobody but the owner and admins may ever read it. */
const SECRET_STREET = '7 Secret Garden';

/** What a client posts to order one lamp. */
export async function lampCart({ shop }: Stage, street = address.address) {
  const { id } = await shop.addProduct();
  const cartItems = [{ product: id, qty: 1, price: 49.99 }];
  return { cartItems, shippingAddress: { ...address, address: street }, paymentMethode: 'PayPal' };
}

/** The id of a new order of this person, paid unless said otherwise. */
export async function placedOrder(stage: Stage, client: TestClient, paid = true): Promise<string> {
  const paymentResult = paid ? await payBefore(stage.shop, 157_49) : undefined;
  const cart = await lampCart(stage, client === stage.owner ? SECRET_STREET : address.address);
  const { body } = await rest(client, 'POST', '/order', { ...cart, paymentResult });
  return body._id;
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

/** All that the database holds, except how often each caller has tried, as one text: for what must stay as it is, and what must never get in. */
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

/** What an answer tells somebody that it must not: e-mail addresses and homes of others, and what is kept inside. */
export function leaksTo(stage: Stage, caller: Role | Lapsed, answer: string): string[] {
  const inside = answer.match(/password_?hash|token_?hash|argon2|email_?key|node_modules|select /gi) ?? [];
  if (caller === 'admin') return inside;
  const people = [stage.shopper, stage.other, stage.owner, stage.admin, stage.demoted];
  const others = people.filter((person) => person !== stage[caller]).map(({ user }) => user.email);
  const homes = caller === 'owner' ? [] : [SECRET_STREET];
  return [...inside, ...[...others, ...homes].filter((secret) => answer.includes(secret))];
}
