import { type GraphQLSchema, getNamedType, printType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Permission } from '../../core/actor.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { schemaOf } from '../testing/schema-of.ts';
import type { TestClient } from '../testing/test-client.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { fingerprint } from './fingerprint.ts';
import { rootCalls } from './graphql-calls.ts';
import { rootResponses } from './graphql-responses.ts';
import { openFields } from './open-fields.ts';
import { documentOf, post, rootField } from './query-field.ts';
import { quietShop, responseTo, type Stage, setStage } from './stage.ts';

const all = Object.values(Permission);
const without = (permission: Permission) => all.filter((each) => each !== permission);
const forEach = async (make: (permission: Permission) => Promise<TestClient>) =>
  Object.fromEntries(
    await Promise.all(all.map(async (permission) => [permission, await make(permission)])),
  ) as Record<Permission, TestClient>;
const rows = Object.keys(rootResponses);
const demanding = rows.filter((row) => rootResponses[row]!.permission);
const others = rows.filter((row) => !rootResponses[row]!.permission);

/** Rows without a demand in which staff see more than shoppers, and the permission for it. */
const shownTo: Record<string, Permission> = {
  'Query.presence': Permission.Products,
  'Query.presence of an order': Permission.Orders,
  'Query.presence of a customer': Permission.Orders,
  'Mutation.renewPresence': Permission.Products,
  'Mutation.renewPresence of an order': Permission.Orders,
  'Mutation.renewPresence of a customer': Permission.Orders,
  'Query.order': Permission.Orders,
  'Query.product of a draft': Permission.Products,
  'Query.variant of a draft': Permission.Products,
  'Mutation.cancelOrder': Permission.Orders,
  'Mutation.deleteReviewPhoto': Permission.Content,
  'Mutation.cancelOrderItems': Permission.Refunds,
  'Mutation.payOrder': Permission.Orders,
  'Mutation.requestReturn': Permission.Orders,
  'Mutation.sendOrderMessage': Permission.Orders,
  'Mutation.updateOrderAddress': Permission.Orders,
};
/** What else they need: nobody changes an order whose buyer they may not see. */
const shownWith: Record<string, Permission> = { 'Mutation.cancelOrderItems': Permission.Orders };
/** What staff get without it who see the order all the same. */
const refusedAs: Record<string, string> = { 'Mutation.cancelOrderItems': 'FORBIDDEN' };
/** Rows in which a permission alone is not enough: nobody gives or takes what they lack, or deletes the note or the view of somebody else. */
const needsMore = new Set([
  'Mutation.deleteCustomerNote',
  'Mutation.deleteOrderNote',
  'Mutation.deleteOrderView',
  'Mutation.inviteStaff',
  'Mutation.revokeAdmin',
  'Mutation.revokeAdmin of a shopper',
  'Mutation.setPermissions',
]);

let schema: GraphQLSchema;
let shop: TestShop;
let stage: Stage;
/** Staff without one permission, and with it alone. Their requests are refused, so that the tests share them. */
let lacking: Record<Permission, TestClient>;
let holding: Record<Permission, TestClient>;
beforeAll(async () => {
  schema = await schemaOf();
  shop = await quietShop();
  lacking = await forEach((permission) => shop.staff(...without(permission)));
  holding = await forEach((permission) => shop.staff(permission));
});
beforeEach(async () => {
  stage = await setStage(shop);
});
afterAll(() => shop?.close());

const open = new Set(
  Object.entries(openFields).flatMap(([type, names]) => names.map((name) => `${type}.${name}`)),
);

/** Sends the query of a row, with everything below it. Returns the code, and the permission that was missing. */
const ask = (row: string, caller: TestClient, args: Record<string, unknown>) =>
  send(row, caller, args, (_, name) => open.has(name));

async function send(
  row: string,
  caller: TestClient,
  args: Record<string, unknown>,
  wanted?: (way: string, field: string) => boolean,
) {
  const document = documentOf(row.split('.')[0]!, rootField(schema, row), args, wanted);
  const { code, errors } = await post(caller, document, args);
  return { code, needs: (errors[0]?.extensions as { needs?: string } | undefined)?.needs };
}

test.each(demanding)('%s is refused to staff without the permission of its row alone', async (row) => {
  const { permission, also } = rootResponses[row]!;
  const args = await rootCalls[row]!(stage);
  const refused = [lacking[permission!], ...without(permission!).map((each) => holding[each])];
  const before = await fingerprint(shop);
  for (const caller of refused) {
    const { code, needs = permission } = await send(row, caller, args);
    expect({ code, needs }, caller.user.permissions.join()).toEqual({ code: 'FORBIDDEN', needs: permission });
  }
  expect((await fingerprint(shop)) === before, 'refusals change nothing').toBe(true);
  const { code, needs } = await ask(row, await shop.staff(permission!, ...(also ? [also] : [])), args);
  if (!needsMore.has(row)) expect(code).toBe(responseTo(rootResponses[row]!, 'admin'));
  else expect(needs).not.toBe(permission);
});

test.each(others)('%s is to staff what it is to shoppers, but for what they are shown', async (row) => {
  const answers = rootResponses[row]!;
  const shown = shownTo[row];
  const codeFor = async (...permissions: Permission[]) => {
    await shop.em().nativeUpdate(User, stage.shopper.user.id, { permissions });
    return (await ask(row, stage.shopper, await rootCalls[row]!(stage))).code;
  };
  const refused = refusedAs[row] ?? responseTo(answers, 'shopper');
  expect(await codeFor(...(shown ? without(shown) : all))).toBe(refused);
  const also = shownWith[row];
  if (shown && also) expect(await codeFor(shown)).toBe(responseTo(answers, 'shopper'));
  if (shown) expect(await codeFor(shown, ...(also ? [also] : []))).toBe(responseTo(answers, 'admin'));
});

test('no row gives an order, and what it says of its buyer, to staff who have REFUNDS alone', async () => {
  const toOrders = demanding.filter((row) => {
    const { type } = rootField(schema, row);
    const isOrder = `${type}` === 'Order!' || /order: Order!/.test(printType(getNamedType(type)));
    return rootResponses[row]!.permission === Permission.Refunds && isOrder;
  });
  expect(toOrders.length).toBeGreaterThan(5);
  for (const row of toOrders) {
    const refused = await ask(row, holding.REFUNDS, await rootCalls[row]!(stage));
    expect(refused, row).toEqual({ code: 'FORBIDDEN', needs: Permission.Orders });
  }
});

test('every row in which admins get another answer than shoppers names a permission', () => {
  const differing = others.filter((row) => {
    const answers = rootResponses[row]!;
    return responseTo(answers, 'admin') !== responseTo(answers, 'shopper');
  });
  // Admins cannot delete their accounts, whatever they may see.
  expect([...Object.keys(shownTo), 'Mutation.deleteMyAccount'].sort()).toEqual(differing.sort());
});

test('no field below Query and Mutation demands a permission', () => {
  const { authorizedFields, queries, mutations } = getMetadataStorage();
  const roots = new Set([...queries, ...mutations].map(({ methodName }) => methodName));
  const below = authorizedFields.filter(({ fieldName, roles }) => roles.length > 0 && !roots.has(fieldName));
  expect(below.map(({ fieldName }) => fieldName)).toEqual([]);
});
