import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaOf } from '../testing/schema-of.ts';
import type { TestShop } from '../testing/test-shop.ts';
import { fingerprint } from './fingerprint.ts';
import { forgedFields, forgedIds, forgedTraces } from './forged.ts';
import { type Args, rootCalls } from './graphql-calls.ts';
import { rootResponses } from './graphql-responses.ts';
import { openFields } from './open-fields.ts';
import { documentOf, post, rootField } from './query-field.ts';
import { askPath, requestedPaths, restCalls } from './rest-calls.ts';
import { restResponses } from './rest-responses.ts';
import { everything, quietShop, type Responses, responseTo, roles, setStage } from './stage.ts';

const schema = await schemaOf();
let shop: TestShop;
beforeAll(async () => {
  shop = await quietShop();
});
afterAll(() => shop?.close());

/** The first role that may call. */
function allowed<Answer>(answers: Responses<Answer>, isOk: (answer: Answer) => boolean) {
  return roles.find((role) => isOk(responseTo(answers, role)))!;
}

/** The body with forged fields added to every object in it. */
function forge(body: unknown, forged: Record<string, unknown>): unknown {
  if (Array.isArray(body)) return body.map((each) => forge(each, forged));
  if (typeof body !== 'object' || body === null) return body;
  const deeper = Object.entries(body).map(([name, value]) => [name, forge(value, forged)]);
  return { ...forged, ...Object.fromEntries(deeper) };
}

/** A response without the values that differ between calls. */
const likeness = (answer: unknown) =>
  JSON.stringify(answer)
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'date')
    .replace(/"number":\d+/g, '"number":1')
    .replace(/pay_\w+|Lamp \w+/g, 'some');

async function adminIds(): Promise<unknown> {
  return shop.orm.em.fork().execute('select id from users where is_admin order by id');
}

const writes = requestedPaths(Object.keys(restResponses)).filter(
  ({ row, method, path }) => method !== 'GET' && path !== '/uploads' && !row.includes(' of '),
);

test.each(writes)('$method $path takes nothing that is not its own to set', async (asked) => {
  const role = allowed(restResponses[asked.row]!, (status) => status < 400);
  const plainStage = await setStage(shop);
  const plain = await askPath(plainStage[role], asked, await restCalls[asked.row]!(plainStage));

  const stage = await setStage(shop);
  const { id, body } = await restCalls[asked.row]!(stage);
  const forged = asked.path.includes('{id}') ? forgedFields : { ...forgedFields, ...forgedIds };
  const admins = await adminIds();
  const named = typeof body === 'string' || body === undefined ? { ...(id && { id }) } : body;
  const sent = forge(named, forged) as object;
  const answer = await askPath(stage[role], asked, { id, body: sent });

  expect(answer.status, JSON.stringify(answer.body)).toBe(plain.status);
  expect(likeness(answer.body)).toBe(likeness(plain.body));
  const stored = await everything(shop);
  expect(forgedTraces.filter((trace) => stored.includes(trace))).toEqual([]);
  expect(await adminIds()).toEqual(admins);
  expect(({} as { forged?: unknown }).forged).toBeUndefined();
});

/** Every input object of an argument: its type, and how to put a field into it. */
function* inputsOf(type: GraphQLInputType, value: unknown): Generator<[string, Record<string, unknown>]> {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return;
  for (const each of Array.isArray(value) ? value : [value]) {
    if (typeof each !== 'object' || each === null) continue;
    yield [named.name, each];
    for (const field of Object.values(named.getFields())) yield* inputsOf(field.type, each[field.name]);
  }
}

const isInput = ({ type }: { type: GraphQLInputType }) => isInputObjectType(getNamedType(type));
/** The rows of which an argument has an input object. */
const withInput = Object.keys(rootResponses).filter(
  (row) => !row.includes(' of ') && rootField(schema, row).args.some(isInput),
);

test.each(withInput)(
  '%s refuses every field that its input does not have, and changes nothing',
  async (row) => {
    const role = allowed(rootResponses[row]!, (answer) => answer === 'ok');
    const stage = await setStage(shop);
    const args = await rootCalls[row]!(stage);
    const field = rootField(schema, row);
    for (const { name } of field.args.filter(isInput)) args[name] ??= {};
    const [root = ''] = row.split('.');
    const query = documentOf(root, field, args, (_, name) => {
      const [type = '', below = ''] = name.split('.');
      return openFields[type]!.includes(below);
    });
    const before = await fingerprint(shop);
    let asked = 0;
    for (const argument of field.args) {
      for (const [type, input] of inputsOf(argument.type, args[argument.name])) {
        const known = Object.keys(schemaInput(type));
        const forged = Object.entries({ ...forgedFields, ...forgedIds });
        const unknown = forged.filter(([name]) => !known.includes(name));
        // Defined, not assigned, so that "__proto__" is an ordinary field.
        for (const [name, value] of unknown)
          Object.defineProperty(input, name, { value, enumerable: true, configurable: true });
        const { data, errors } = await post(stage[role], query, args);
        for (const [name] of unknown) Reflect.deleteProperty(input, name);
        expect(data, type).toBeNull();
        expect(new Set(errors.map(({ extensions }) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']));
        const refused = errors.flatMap(({ message }) => message.match(REFUSED) ?? []);
        const expected = unknown.map(([name]) => `Field "${name}" is not defined by type "${type}"`);
        expect(new Set(refused)).toEqual(new Set(expected));
        asked += unknown.length;
      }
    }
    expect(asked).toBeGreaterThan(0);
    expect((await fingerprint(shop)) === before, 'nothing has changed').toBe(true);
    expect(({} as { forged?: unknown }).forged).toBeUndefined();
  },
);

/** In the error of graphql-js about one unknown field. Errors about missing fields may stand beside it. */
const REFUSED = /Field "\w+" is not defined by type "\w+"/g;

function schemaInput(name: string): object {
  const type = schema.getType(name);
  return isInputObjectType(type) ? type.getFields() : {};
}

test.each(['isAdmin: true', 'as: "admin"', '__proto__: {}', 'owner: "me"'])(
  'the argument (%s) is known to no field',
  async (argument) => {
    const stage = await setStage(shop);
    for (const field of ['me', 'signOut']) {
      const query = `${field === 'me' ? 'query' : 'mutation'} { ${field}(${argument}) ${field === 'me' ? '{ id }' : ''} }`;
      const { code, data } = await post(stage.shopper, query, {} satisfies Args);
      expect([code, data]).toEqual(['GRAPHQL_VALIDATION_FAILED', null]);
    }
    expect((await post(stage.shopper, '{ me { id } }', {})).data).toEqual({
      me: { id: stage.shopper.user.id },
    });
  },
);
