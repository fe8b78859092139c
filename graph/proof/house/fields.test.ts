import { isRaw, raw } from '@mikro-orm/core';
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isObjectType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rootCalls } from '../access/graphql-calls.ts';
import { rootResponses } from '../access/graphql-responses.ts';
import { documentOf, post, rootField, waysBelow } from '../access/query-field.ts';
import { quietShop, roles, setStage } from '../access/stage.ts';
import { fullAddress } from '../testing/buying.ts';
import { schemaOf } from '../testing/schema-of.ts';
import type { TestShop } from '../testing/test-shop.ts';

const schema = await schemaOf();
let shop: TestShop;
let entities: ReturnType<typeof findEntities>;
/** SQL that gives a value to every empty column that is a field. */
let fillsEmptyColumns: string;
beforeAll(async () => {
  shop = await quietShop();
  entities = findEntities();
  fillsEmptyColumns = statementThatFills();
});
afterAll(() => shop?.close());

/** Every "Type.field" that was compared with a column that is not null. */
const compared = new Set<string>();
/** Values for columns that are null. */
const samples: Record<string, unknown> = {
  text: 'x',
  integer: 1,
  double: 1.5,
  boolean: true,
  datetime: new Date(0),
};
const vatCheck = { state: 'INVALID', reason: 'x', checkedAt: 'x', consultation: 'x' };
/** The same for columns with a rule. */
const ruled: Record<string, unknown> = {
  'Checkout.billingAddress': { ...fullAddress, countryCode: 'IN' },
  'Order.billingAddress': { ...fullAddress, countryCode: 'IN' },
  'TestOrder.billingAddress': { ...fullAddress, countryCode: 'IN' },
  'Checkout.vatCheck': vatCheck,
  'TestOrder.vatCheck': vatCheck,
  'Order.vatCheck': vatCheck,
  'Fulfillment.deliveredAt': raw("case state when 'delivered' then created_at end"),
  'Promotion.segmentId': raw('id'),
  // One page of each kind at most.
  'StaffPage.kind': raw(
    "case when id = (select id from pages where kind is null limit 1) and not exists (select from pages where kind = 'about') then 'about' end",
  ),
  'Variant.sku': raw('id::text'),
  'Variant.compareAtPrice': raw('price + 1'),
};

/** The fields of an object type that no resolver reads. */
function plainFields(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields()).flatMap(({ name, resolve }) => (resolve ? [] : [name]));
}

/** The entities that are object types as well, by the name of the type. */
function findEntities() {
  const types = new Map(getMetadataStorage().objectTypes.map(({ target, name }) => [target, name]));
  return [...shop.orm.getMetadata().getAll().values()].flatMap((meta) => {
    const type = schema.getType(types.get(meta.class) ?? '');
    return isObjectType(type) && !meta.embeddable ? [{ meta, type }] : [];
  });
}

/** The columns of an entity that are fields of its type. */
function columnFields({ meta, type }: (typeof entities)[number]) {
  return plainFields(type).flatMap((name) => meta.properties[name] ?? []);
}

/** One statement for all entities, which is sent before each query. */
function statementThatFills(): string {
  const updates = entities.flatMap((entity) => {
    const filled: Record<string, unknown> = {};
    for (const { name, type, nullable, fieldNames } of columnFields(entity)) {
      const value = ruled[`${entity.type.name}.${name}`] ?? samples[type];
      if (!nullable || value === undefined) continue;
      const [sql, values] = isRaw(value) ? [`(${value.sql})`, []] : ['?', [value]];
      filled[name] = raw(`coalesce(${fieldNames[0]}, ${sql})`, values);
    }
    const isEmpty = { $or: Object.keys(filled).map((name) => ({ [name]: null })) };
    if (isEmpty.$or.length === 0) return [];
    return shop.em().createQueryBuilder(entity.meta.class).update(filled).where(isEmpty).getFormattedQuery();
  });
  return `with ${updates.map((update, index) => `filled_${index} as (${update})`).join(', ')} select`;
}

/** Compares every object of an entity, at any depth of a response, with the database. */
async function compare(type: unknown, value: unknown): Promise<void> {
  if (Array.isArray(value)) for (const each of value) await compare(type, each);
  else if (isObjectType(type) && value) {
    const object = value as Record<string, unknown>;
    for (const [name, field] of Object.entries(type.getFields()))
      await compare(getNamedType(field.type), object[name]);
    const entity = entities.find((each) => each.type === type);
    const [key = 'id'] = entity?.meta.primaryKeys ?? [];
    const row = entity && (await shop.em().findOne(entity.meta.class, { [key]: object[key] }));
    if (!row) return;
    for (const { name } of columnFields(entity)) {
      // It was left out, and is read elsewhere.
      if (object[name] === undefined) continue;
      const stored = JSON.parse(JSON.stringify(row))[name];
      const expected = asSent(type.getFields()[name]!.type, stored);
      expect(object[name], `${type.name}.${name}`).toEqual(expected);
      if (object[name] !== null) compared.add(`${type.name}.${name}`);
    }
  }
}

/** A stored value as a response has it: enums by their names, also in a JSON object. */
function asSent(type: GraphQLOutputType, stored: unknown): unknown {
  const fieldType = getNullableType(type);
  if (isEnumType(fieldType)) return stored == null ? null : fieldType.serialize(stored);
  if (!isObjectType(fieldType) || !stored) return stored ?? null;
  const fields = Object.entries(fieldType.getFields());
  const values = stored as Record<string, unknown>;
  return Object.fromEntries(fields.map(([name, field]) => [name, asSent(field.type, values[name])]));
}

/** The calls that return objects, each as somebody who may make it. */
const calls = Object.entries(rootResponses).flatMap(([row, answers]) => {
  const role = roles[answers.lastIndexOf('ok')];
  return role && [...waysBelow(row, rootField(schema, row))].length > 0 ? [{ row, role }] : [];
});

test.each(calls)('$row returns every field, as the database has it', async ({ row, role }) => {
  const stage = await setStage(shop);
  const args = await rootCalls[row]!(stage);
  const field = rootField(schema, row);
  const [root = ''] = row.split('.');
  if (root === 'Query') await shop.em().execute(fillsEmptyColumns);
  // Only their owner may read them there; orders have queries of their own.
  const document = documentOf(root, field, args, (_, name) => name !== 'User.orders');
  const { data, errors } = await post(stage[role], document, args);
  expect(errors).toEqual([]);
  await compare(getNamedType(field.type), data?.[field.name]);
});

test('every column that is a field was compared with a value', () => {
  const expected = entities.flatMap((entity) =>
    columnFields(entity).map(({ name }) => `${entity.type.name}.${name}`),
  );
  expect([...compared].sort()).toEqual(expected.sort());
});
