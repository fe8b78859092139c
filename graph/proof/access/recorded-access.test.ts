import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaOf } from '../testing/schema-of.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { rootCalls } from './graphql-calls.ts';
import { rootResponses } from './graphql-responses.ts';
import { openFields } from './open-fields.ts';
import { documentOf, post, rootField } from './query-field.ts';
import { quietShop, responseTo, setStage } from './stage.ts';

const publicName = 'the name beside a review that the shop shows to everybody';
const ownSession = 'the caller proved to be the person, and has the session of that account from then on';
const staffName = 'the name of the member of the staff who did it';

/** Operations that return an address or a name of somebody else without a record, and why. */
const unrecorded: Record<string, string> = {
  'Query.product': publicName,
  'Query.products': publicName,
  'Query.similarProducts': publicName,
  'Mutation.answerReview': publicName,
  'Mutation.deleteReviewPhoto': publicName,
  'Mutation.voteReview': publicName,
  'Query.costChanges': staffName,
  'Mutation.claimOrders': ownSession,
  'Mutation.resetPassword': ownSession,
  'Mutation.signIn': ownSession,
  'Mutation.signInCode': ownSession,
  'Mutation.signInWithPasskey': ownSession,
  'Mutation.signInWithToken': ownSession,
  'Query.emailToVerify': 'the link was mailed to that very address',
};
/** What an attacker read without a record. */
const proven =
  'Mutation.tagOrders Mutation.releaseOrder Mutation.markMessagesAnswered Mutation.setOrderFields Mutation.updateUser Query.latestEvents Query.invoices Query.returns Query.staffOrderAccount Query.order Query.orders';

const open = new Set(
  Object.entries(openFields).flatMap(([type, names]) => names.map((name) => `${type}.${name}`)),
);
const permitted = Object.keys(rootResponses).filter(
  (row) => responseTo(rootResponses[row]!, 'admin') === 'ok',
);

let schema: GraphQLSchema;
let shop: TestShop;
/** Rows whose responses named somebody else. */
const showing = new Set<string>();
beforeAll(async () => {
  schema = await schemaOf();
  shop = await quietShop();
});
afterAll(() => shop?.close());

interface Person {
  id: string;
  email: string;
  name: string;
  orders: string[];
}

test.each(permitted)('%s records whose personal data it shows to an admin', async (row) => {
  const stage = await setStage(shop);
  const { admin, owner } = stage;
  const { name } = owner.user;
  const args = await rootCalls[row]!(stage);
  // As one value, which is read faster than thousands of rows.
  const [{ people }] = await shop.em().execute<[{ people: Person[] }]>(
    `select json_agg(person) as people from (
       select u.id, u.email, u.name, coalesce(o.orders, '{}') as orders
       from users u left join (select owner_id, array_agg(id) as orders from orders group by 1) o on o.owner_id = u.id
       where u.id <> ? and u.email <> ''
     ) person`,
    [admin.user.id],
  );
  await shop.em().execute('delete from data_accesses');
  const field = rootField(schema, row);
  const document = documentOf(row.split('.')[0]!, field, args, (_, each) => open.has(each));
  const { text, code } = await post(admin, document, args);
  expect(code).toBe('ok');

  const shown = people.filter(
    (person) => text.includes(person.email) || (person.name === name && text.includes(name)),
  );
  if (shown.length > 0) showing.add(row);
  const recorded = await shop
    .em()
    .execute<{ subject: string }[]>(
      `select subject_type || ' ' || subject_id as subject from data_accesses where actor_id = ?`,
      [admin.user.id],
    );
  const subjects = new Set(recorded.map(({ subject }) => subject));
  const { list } = field.extensions as { list?: string };
  if (list && subjects.has(`list ${list}`)) return;
  const missing = shown.filter(
    ({ id, orders }) =>
      ![`account ${id}`, ...orders.map((order) => `order ${order}`)].some((each) => subjects.has(each)),
  );
  if (row in unrecorded) expect(missing, 'has no need of a reason').not.toEqual([]);
  else expect(missing).toEqual([]);
});

test('the rows with a reason are rows, and enough others name somebody', () => {
  expect(Object.keys(unrecorded).filter((row) => !showing.has(row))).toEqual([]);
  expect(proven.split(' ').filter((row) => !showing.has(row))).toEqual([]);
  expect(showing.size).toBeGreaterThan(70);
});
