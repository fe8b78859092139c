import { randomUUID } from 'node:crypto';
import {
  CreateProductDocument,
  PaymentMethodSettingsDocument,
  RegisterDocument,
  SavePaymentMethodDocument,
  SavePromotionDocument,
  SignInDocument,
} from '../testing/operations.generated.ts';
import { type Exchange, type Reply, ShopClient } from './shop-client.ts';

/** Passwords are slow to hash on purpose: so many people register at once. */
const AT_ONCE = 4;

/** So many new shoppers, signed in. */
export async function signUp(
  url: string,
  count: number,
  onExchange: (exchange: Exchange) => void,
): Promise<ShopClient[]> {
  const clients = Array.from({ length: count }, () => new ShopClient(url, onExchange));
  const queue = [...clients];
  const register = async () => {
    for (let client = queue.pop(); client; client = queue.pop()) {
      const input = { name: 'Drill', email: `${randomUUID()}@example.com`, password: randomUUID() };
      must(await client.graphql(RegisterDocument, { input }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, register));
  return clients;
}

/** The admin of the demo shop. */
export async function signInAdmin(url: string): Promise<ShopClient> {
  const admin = new ShopClient(url);
  const input = { email: 'admin@example.com', password: 'admin12345' };
  must(await admin.graphql(SignInDocument, { input }));
  return admin;
}

/** What an admin of the demo shop puts on the shelves for a drill: the ids of the products. */
export async function makeProducts(url: string, count: number, countInStock: number): Promise<string[]> {
  const admin = await signInAdmin(url);
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) {
    const input = { name: `Drill ${number}`, price: 1_000 * number, countInStock, isDraft: false };
    ids.push(must(await admin.graphql(CreateProductDocument, { input })).id);
  }
  return ids;
}

/** A code that takes a tenth off an order, for so many uses. */
export async function makeCode(url: string, maxUses: number): Promise<string> {
  const admin = await signInAdmin(url);
  const code = `DRILL-${randomUUID().slice(0, 8).toUpperCase()}`;
  const input = { title: 'Drill', kind: 'PERCENT' as const, value: 1_000, code, maxUses };
  must(await admin.graphql(SavePromotionDocument, { input }));
  return code;
}

/** Lets shoppers pay in cash on delivery. Returns the id of that way. */
export async function offerCash(url: string): Promise<string> {
  const admin = await signInAdmin(url);
  const { version } = must(await admin.graphql(PaymentMethodSettingsDocument, {}));
  const input = { version, kind: 'COD' as const, label: 'Cash on delivery', isActive: true };
  const { methods } = must(await admin.graphql(SavePaymentMethodDocument, { input }));
  return methods.find(({ kind }) => kind === 'COD')!.id;
}

/** The data of a reply. Throws an Error when it is anything but a success. */
export function must<T>(reply: Reply<T>): T {
  if (reply.kind !== 'ok') throw new Error(`The drill could not be prepared: ${JSON.stringify(reply)}`);
  return reply.data;
}
